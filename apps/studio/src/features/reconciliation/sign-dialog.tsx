import { App, Form, Input, Modal } from 'antd'
import { useStudioCall } from '../../state/queries'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from './wording'

const words = wording.sign

const RULES = [
  { required: true, whitespace: true, message: words.reasonMissing },
  { min: 2, message: words.reasonMissing },
]

/** Signs a difference in the name of the logged-in member, with what they found out. */
export function SignDialog({ id, onClose }: { id: number; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const onDone = () => {
    void message.success(words.done)
    onClose()
  }
  const sign = useStudioCall('differenceSign', { changes: ['billDayList', 'differenceList'], onDone })
  const run = ({ reason }: { reason: string }) => {
    // Pressing Enter twice signs only once.
    if (sign.isPending || sign.isSuccess) return
    sign.mutate({ id, reason })
  }
  return (
    <Modal
      open
      width={480}
      title={words.title}
      okText={words.submit}
      confirmLoading={sign.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={sign.error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="reason" />
        <Form.Item name="reason" label={words.reason} rules={RULES}>
          <Input.TextArea maxLength={200} rows={3} placeholder={words.reasonHint} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
