import { useMutation } from '@tanstack/react-query'
import { App, Form, Modal, Segmented, Select } from 'antd'
import { useId, useState } from 'react'
import { callStudio } from '../../../state/call-studio'
import { useRefresh } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { TemplateForm, type TemplateLabel } from './template-form'
import { useTemplates } from './use-templates'
import { wording } from './wording'

const words = wording.keep

/** Whether the page becomes one more template, or takes the place of one. */
type Way = 'new' | 'replace'

interface KeepTemplateDialogProps {
  /** The title of the page. */
  title: string
  /** The page's document as JSON text, as it is when the dialog is confirmed. */
  documentOf: () => Promise<string> | string
  onClose: () => void
}

/** Keeps a page as a template that everybody finds in the gallery, or replaces one with it. */
export function KeepTemplateDialog({ title, documentOf, onClose }: KeepTemplateDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const refresh = useRefresh()
  const formId = useId()
  const [form] = Form.useForm<TemplateLabel>()
  const own = useTemplates().data?.own ?? []
  const [way, setWay] = useState<Way>('new')
  const [replaced, setReplaced] = useState<number>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (label: TemplateLabel | undefined) => {
      const document = await documentOf()
      if (label) return callStudio('templateCreate', { ...label, document })
      return callStudio('templateChange', { id: replaced as number, document })
    },
    onSuccess: async ({ template }, label) => {
      await refresh('templateList')
      void message.success(label ? words.saved(template.name) : words.replaced(template.name))
      onClose()
    },
  })
  const isNew = way === 'new'
  return (
    <Modal
      open
      width={480}
      title={words.title(title)}
      okText={isNew ? words.save : words.replace}
      confirmLoading={isPending}
      okButtonProps={
        isNew ? { htmlType: 'submit', form: formId } : { disabled: replaced === undefined, danger: true }
      }
      {...(!isNew && { onOk: () => mutate(undefined) })}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      {own.length > 0 && (
        <Segmented<Way>
          className="tp-way"
          aria-label={words.ways}
          value={way}
          onChange={(wanted) => {
            setWay(wanted)
            reset()
          }}
          options={[
            { value: 'new', label: words.asNew },
            { value: 'replace', label: words.inPlace },
          ]}
        />
      )}
      <FormProblem problem={error} />
      {isNew ? (
        <TemplateForm
          id={formId}
          form={form}
          initial={{ name: [...title].slice(0, 20).join(''), purpose: 'acquire', about: '' }}
          onDone={(label) => mutate(label)}
        />
      ) : (
        <>
          <Select
            className="pg-wide"
            aria-label={words.which}
            placeholder={words.which}
            value={replaced}
            onChange={setReplaced}
            showSearch={{ optionFilterProp: 'label' }}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <p className="st-hint">{words.inPlaceHelp}</p>
        </>
      )}
    </Modal>
  )
}
