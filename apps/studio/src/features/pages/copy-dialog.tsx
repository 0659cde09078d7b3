import { App, Form, Modal } from 'antd'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CodeField, TitleField } from './create/page-fields'
import { dayNumber, freeCode, proposeCode } from './create/propose-code'
import { takenText } from './create/taken-text'
import type { PageRow } from './use-pages'
import { wording } from './wording'

interface CopyDialogProps {
  page: Pick<PageRow, 'code' | 'title'>
  onClose: () => void
  /** What happens with the copy; by default it is opened. */
  onMade?: (code: string) => void
}

/** Creates a page from the draft of another. */
export function CopyDialog({ page, onClose, onMade }: CopyDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const formId = useId()
  const [form] = Form.useForm<{ title: string; code: string }>()
  const copy = useStudioCall('pageCopy', { changes: ['pageList'] })
  const isTaken = takenText(copy.error, '') !== undefined
  const run = ({ title, code }: { title: string; code: string }) => {
    // The enter key may be pressed twice.
    if (copy.isPending || copy.isSuccess) return
    copy.mutate(
      { from: page.code, title, code },
      {
        onSuccess: () => {
          void message.success(wording.copyDialog.done)
          onClose()
          if (onMade) onMade(code)
          else void navigate(`/pages/${code}/edit`)
        },
        onError: (error) => {
          const taken = takenText(error, code)
          if (taken === undefined) return
          form.setFields([{ name: 'code', errors: [taken] }])
          form.focusField('code')
        },
      },
    )
  }
  return (
    <Modal
      open
      width={460}
      title={wording.copyDialog.title(page.title)}
      okText={wording.copyDialog.submit}
      confirmLoading={copy.isPending}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={onClose}
    >
      <p className="st-hint">{wording.copyDialog.about}</p>
      <FormProblem problem={isTaken ? undefined : copy.error} />
      <Form
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          title: wording.copyDialog.copied([...page.title].slice(0, 56).join('')),
          code: codeOfCopy(page.code),
        }}
        onFinish={run}
      >
        <TitleField />
        <CodeField />
      </Form>
    </Modal>
  )
}

/** The code with today's date, or with the next number where the page itself is from today. */
function codeOfCopy(code: string): string {
  const proposed = proposeCode('', stemOf(code), dayNumber(Date.now()))
  return code.startsWith(proposed) ? freeCode(code) : proposed
}

/** A code without its date. */
function stemOf(code: string): string {
  return code.replace(/-\d{8}(-\d+)?$/, '').slice(0, 50) || 'page'
}
