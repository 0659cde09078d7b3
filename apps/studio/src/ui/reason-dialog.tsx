import { Form, Input, Modal } from 'antd'
import { FirstField } from './first-field'
import { FormProblem } from './form-problem'
import type { BetterWords } from './problem-text'
import { REASON_RULES } from './reason-rules'
import { useReturnFocus } from './use-return-focus'
import { UsualReasons } from './usual-reasons'

interface ReasonDialogProps {
  wording: {
    title: string
    about: string
    reason: string
    reasonHint: string
    usualReasons: readonly string[]
    submit: string
    /** For calls that are rate-limited. */
    tooMany?: string
  }
  /** More specific texts for its refusals. */
  better?: BetterWords
  /** The call that is made with the reason. */
  call: { isPending: boolean; isSuccess: boolean; error: Error | null }
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why somebody has to see what is masked. The answer goes into the audit log with their name. */
export function ReasonDialog({ wording, better, call, onReason, onClose }: ReasonDialogProps) {
  useReturnFocus()
  const [form] = Form.useForm<{ reason: string }>()
  const run = ({ reason }: { reason: string }) => {
    // Pressing Enter twice means one look: each is counted and logged.
    if (!call.isPending && !call.isSuccess) onReason(reason)
  }
  return (
    <Modal
      open
      width={440}
      title={wording.title}
      okText={wording.submit}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{wording.about}</p>
      <FormProblem
        problem={call.error}
        better={{ ...(wording.tooMany && { tooManyRequests: wording.tooMany }), ...better }}
      />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="reason" />
        <Form.Item name="reason" label={wording.reason} rules={REASON_RULES}>
          <Input maxLength={100} placeholder={wording.reasonHint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={wording.usualReasons} onChoose={(reason) => form.setFieldsValue({ reason })} />
      </Form>
    </Modal>
  )
}
