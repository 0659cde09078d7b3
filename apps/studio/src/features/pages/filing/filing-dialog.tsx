import { useMutation } from '@tanstack/react-query'
import { App, Form, Modal, Select } from 'antd'
import { useId } from 'react'
import { callStudio } from '../../../state/call-studio'
import { useRefresh } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import type { PageRow } from '../use-pages'
import { tagChange, tagProblem, tidyTags } from './tag-change'
import { FILED, useFiling } from './use-filing'
import { wording } from './wording'

const words = wording.dialog

/** Stands for no folder. */
const NONE = 0

interface FilingDialogProps {
  /** One page, with its folder; or several, for which only tags are asked. */
  pages: readonly PageRow[]
  onClose: () => void
  onDone?: () => void
}

/** What is chosen; a folder and all tags only for a single page. */
interface Choice {
  folder?: number
  tags?: string[]
  add?: string[]
  remove?: string[]
}

/** The folder and tags of pages. */
export function FilingDialog({ pages, onClose, onDone }: FilingDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const refresh = useRefresh()
  const filing = useFiling()
  const formId = useId()
  const [form] = Form.useForm<Choice>()
  const [only] = pages.length === 1 ? pages : []
  const codes = pages.map(({ code }) => code)
  const folderId = only?.folder?.id ?? NONE
  const worn = tidyTags(pages.flatMap(({ tags }) => tags))
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ folder, tags, add = [], remove = [] }: Choice) => {
      const change = only ? tagChange(only.tags, tidyTags(tags ?? [])) : { add: tidyTags(add), remove }
      // What may be refused comes first, so that a refusal leaves everything as it was.
      if (change.add.length + change.remove.length > 0) await callStudio('pageTag', { codes, ...change })
      if (folder !== undefined && folder !== folderId)
        await callStudio('pageMove', { codes, folder: folder === NONE ? null : folder })
    },
    onSuccess: async () => {
      await refresh(...FILED)
      void message.success(words.done)
      onDone?.()
      onClose()
    },
  })
  const known = (filing?.tags ?? []).map(({ name }) => ({ value: name, label: name }))
  const rule = {
    validator: async (_rule: unknown, tags: string[] = []) => {
      const problem = tagProblem(tidyTags(tags))
      if (problem) throw new Error(words[problem])
    },
  }
  return (
    <Modal
      open
      width={480}
      title={only ? words.title(only.title) : words.several(pages.length)}
      okText={words.ok}
      confirmLoading={isPending}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={onClose}
    >
      <FormProblem problem={error} />
      <Form<Choice>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={only ? { folder: folderId, tags: only.tags } : {}}
        onFinish={(choice) => {
          if (only || choice.add?.length || choice.remove?.length) return mutate(choice)
          form.setFields([{ name: 'add', errors: [words.nothing] }])
        }}
      >
        {only && (
          <>
            <Form.Item name="folder" label={wording.folder}>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                options={[
                  { value: NONE, label: wording.unfiled },
                  ...(filing?.folders ?? []).map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </Form.Item>
            <Form.Item name="tags" label={words.tags} extra={words.tagsHelp} rules={[rule]}>
              <Select mode="tags" tokenSeparators={[',', '，', '、']} options={known} />
            </Form.Item>
          </>
        )}
        {!only && (
          <>
            <Form.Item name="add" label={words.add} extra={words.tagsHelp} rules={[rule]}>
              <Select mode="tags" tokenSeparators={[',', '，', '、']} options={known} />
            </Form.Item>
            {worn.length > 0 && (
              <Form.Item name="remove" label={words.remove} extra={words.removeHelp}>
                <Select mode="multiple" options={worn.map((name) => ({ value: name, label: name }))} />
              </Form.Item>
            )}
          </>
        )}
      </Form>
    </Modal>
  )
}
