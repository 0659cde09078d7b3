import { approvalLimits } from '@yingzao/contract/studio'
import { Alert, App, Form, Input, Modal } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { FirstField } from '../../../ui/first-field'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED } from '../approval-rows'
import { wording } from '../wording'
import type { DeskDialogProps } from './dialogs'
import { MovedProblem } from './moved-problem'

const words = wording.glass
const { min, max } = approvalLimits.reason

const RULES = [
  { required: true, whitespace: true, message: words.reasonMissing },
  {
    validator: (_: unknown, text = '') =>
      text.trim() === '' || text.trim().length >= min
        ? Promise.resolve()
        : Promise.reject(new Error(words.reasonMissing)),
  },
]

/** Asks to publish without approvals, with a reason that stays. */
export function GlassAskDialog({ detail, onReload, onClose }: DeskDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const call = useStudioCall('glassAsk', { changes: CHANGED })
  const run = ({ reason }: { reason: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { submission_id: detail.submission.submission_id, reason },
      {
        onSuccess: () => {
          void message.warning(words.asked)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={480}
      title={words.askTitle}
      okText={words.askGo}
      okButtonProps={{ danger: true }}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Alert type="error" showIcon title={words.askText} />
      <MovedProblem problem={call.error} onReload={onReload} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="reason" />
        <Form.Item name="reason" label={words.reason} rules={RULES}>
          <Input maxLength={max} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** A second person agrees. */
export function GlassGrantDialog({ detail: { glass }, onReload, onClose }: DeskDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const call = useStudioCall('glassGrant', { changes: CHANGED })
  const run = () => {
    if (!glass || call.isPending || call.isSuccess) return
    call.mutate(
      { glass_id: glass.glass_id },
      {
        onSuccess: () => {
          void message.warning(words.granted)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={440}
      title={words.grantTitle}
      okText={words.grant}
      okButtonProps={{ danger: true }}
      confirmLoading={call.isPending}
      onOk={run}
      onCancel={onClose}
    >
      <Alert type="error" showIcon title={words.grantText} />
      <MovedProblem problem={call.error} onReload={onReload} />
      {glass && <p>{words.because(glass.reason)}</p>}
    </Modal>
  )
}
