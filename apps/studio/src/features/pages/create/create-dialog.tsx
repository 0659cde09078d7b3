import { Form, Modal, Segmented } from 'antd'
import { useId, useRef, useState } from 'react'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { TemplateGallery } from '../templates/template-gallery'
import type { Template } from '../templates/use-templates'
import { wording } from '../wording'
import { FileChoice } from './file-choice'
import { CodeField, TitleField } from './page-fields'
import { dayNumber, proposeCode } from './propose-code'
import type { PageFile } from './read-page-file'
import { type NewPage, useCreate } from './use-create'

const words = wording.new

/** What a new page starts from. */
type Way = 'template' | 'blank' | 'file'

const BLANK = 'page'

/** Creates a page: from a template, from nothing, or from a file. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const [form] = Form.useForm<NewPage>()
  const formId = useId()
  const [way, setWay] = useState<Way>('template')
  const [template, setTemplate] = useState<Template>()
  const [file, setFile] = useState<PageFile>()
  const [missing, setMissing] = useState<string>()
  const { create, isPending, reset, error } = useCreate(form)
  /** What somebody has typed stays, whatever they choose then. */
  const typed = useRef({ title: false, code: false })

  const propose = (title: string, stem: string, code?: string) => {
    setMissing(undefined)
    reset()
    if (!typed.current.title) form.setFieldValue('title', title)
    const shown = String(form.getFieldValue('title') ?? '')
    if (!typed.current.code)
      form.setFieldValue('code', code ?? proposeCode(shown, stem, dayNumber(Date.now())))
    form.setFields([
      { name: 'title', errors: [] },
      { name: 'code', errors: [] },
    ])
  }
  const proposeFor = (wanted: Way, from = template, read = file) => {
    if (wanted === 'template' && from) propose(from.page_title, from.own ? BLANK : from.id)
    if (wanted === 'blank') propose(words.blankTitle, BLANK)
    if (wanted === 'file' && read?.ok) propose(read.title, BLANK, read.code || undefined)
  }
  const submit = (page: NewPage) => {
    if (way === 'blank') return create(page, undefined)
    if (way === 'template') {
      return template ? create(page, { template: template.id }) : setMissing(words.templateMissing)
    }
    if (file?.ok) return create(page, { document: file.text })
    setMissing(file ? words.fileRefused : words.fileMissing)
  }
  return (
    <Modal
      open
      width={1120}
      style={{ top: 28 }}
      className="pg-create"
      title={wording.create}
      okText={words.submit}
      confirmLoading={isPending}
      // As the form's own button it is what Enter in a field presses.
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={onClose}
    >
      <Segmented<Way>
        aria-label={words.ways}
        value={way}
        onChange={(wanted) => {
          setWay(wanted)
          proposeFor(wanted)
        }}
        options={[
          { value: 'template', label: words.template },
          { value: 'blank', label: words.blank },
          { value: 'file', label: words.file },
        ]}
      />
      <div className="pg-create-with">
        {way === 'template' && (
          <TemplateGallery
            chosen={template?.id}
            onChoose={(next) => {
              setTemplate(next)
              proposeFor('template', next)
            }}
          />
        )}
        {way === 'blank' && <p className="st-hint">{words.blankText}</p>}
        {way === 'file' && (
          <FileChoice
            file={file}
            onFile={(read) => {
              setFile(read)
              proposeFor('file', template, read)
            }}
          />
        )}
        {missing !== undefined && (
          <p className="pg-missing" role="alert">
            {missing}
          </p>
        )}
      </div>
      <FormProblem problem={error} />
      <Form
        id={formId}
        form={form}
        className="pg-two"
        layout="vertical"
        requiredMark={false}
        onValuesChange={(changed: Partial<NewPage>) => {
          for (const name of ['title', 'code'] as const) typed.current[name] ||= name in changed
          if ('title' in changed) proposeFor(way)
        }}
        onFinish={submit}
      >
        <TitleField />
        <CodeField />
      </Form>
    </Modal>
  )
}
