import { useQuery } from '@tanstack/react-query'
import { App, Form, Modal } from 'antd'
import { studioQuery, useStudioCall } from '../../state/queries'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CodeField } from './create/page-fields'
import { takenText } from './create/taken-text'
import { pageAddress } from './publish/page-address'
import type { PageRow } from './use-pages'
import { wording } from './wording'

const words = wording.renameDialog

/** Gives a page another code, and says what happens to the address that visitors know. */
export function RenameDialog({ page, onClose }: { page: PageRow; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ code: string }>()
  const settings = useQuery(studioQuery('studioSettings', {}))
  const rename = useStudioCall('pageRename', { changes: ['pageList', 'pageDetail', 'versionList'] })
  const wanted = Form.useWatch('code', form) ?? page.code
  const run = ({ code: new_code }: { code: string }) => {
    // The enter key may be pressed twice.
    if (rename.isPending || rename.isSuccess) return
    if (new_code === page.code) return form.setFields([{ name: 'code', errors: [words.same] }])
    rename.mutate(
      { code: page.code, new_code },
      {
        onSuccess: ({ code }) => {
          void message.success(words.done(code))
          onClose()
        },
        onError: (error) => {
          const taken = takenText(error, new_code)
          if (taken === undefined) return
          form.setFields([{ name: 'code', errors: [taken] }])
          form.focusField('code')
        },
      },
    )
  }
  const isTaken = takenText(rename.error, '') !== undefined
  return (
    <Modal
      open
      width={500}
      title={words.title(page.title)}
      okText={words.submit}
      confirmLoading={rename.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{page.was_published ? words.after : words.before}</p>
      {page.was_published && (
        <ul className="pg-effects">
          {words.effects(page.code, pageAddress(settings.data?.public_origin ?? '', wanted)).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      <FormProblem problem={isTaken ? undefined : rename.error} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ code: page.code }}
        onFinish={run}
      >
        <FirstField name="code" />
        <CodeField />
      </Form>
      {page.former_codes.length > 0 && <p className="st-soft">{words.former(page.former_codes)}</p>}
    </Modal>
  )
}
