import { approvalLimits } from '@yingzao/contract/studio'
import { App, Form, Input, Modal } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { FirstField } from '../../../ui/first-field'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED } from '../approval-rows'
import { wording } from '../wording'
import type { DeskDialogProps } from './dialogs'
import { MovedProblem } from './moved-problem'

const words = wording.decide
const { min, max } = approvalLimits.words

const RULES = [
  { required: true, whitespace: true, message: words.withdrawWhyMissing },
  { min, message: words.withdrawWhyMissing },
]

/** Withdraws a submission that nobody has decided on; for a colleague's submission a reason is needed. */
export function WithdrawDialog({ detail, onReload, onClose }: DeskDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ why?: string }>()
  const call = useStudioCall('reviewWithdraw', { changes: CHANGED })
  const close = useAskingClose(() => !call.isSuccess && form.isFieldsTouched(), onClose)
  const { submission_id, submitted_by, withdrawal } = detail.submission
  const run = ({ why }: { why?: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { submission_id, ...(why !== undefined && { words: why }) },
      {
        onSuccess: () => {
          void message.success(words.withdrawn)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={420}
      title={words.withdrawTitle}
      okText={words.withdraw}
      okButtonProps={{ danger: true }}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={close}
    >
      <p className="st-hint">{words.withdrawText}</p>
      <MovedProblem problem={call.error} onReload={onReload} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        {withdrawal === 'with_words' && (
          <>
            <p className="st-hint">{words.withdrawOther(submitted_by)}</p>
            <FirstField name="why" />
            <Form.Item name="why" label={words.withdrawWhy} rules={RULES}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={max} />
            </Form.Item>
          </>
        )}
      </Form>
    </Modal>
  )
}
