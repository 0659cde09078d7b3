import { App, Form, Input, Modal, Tag } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { wording } from '../../../wording'

const words = wording.publishing

/** The contract's limit. */
const MOST = 100

const RULES = [
  { required: true, whitespace: true, message: words.reasonMissing },
  { min: 2, message: words.reasonMissing },
  { max: MOST, message: wording.pages.field.tooLong(MOST) },
]

export interface TakeDownDialogProps {
  code: string
  title: string
  isOpen: boolean
  onClose: () => void
  onTakenDown?: () => void
}

/** Takes a page from its visitors, for who says why. */
export function TakeDownDialog({ isOpen, ...props }: TakeDownDialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ code, title, onClose, onTakenDown }: Omit<TakeDownDialogProps, 'isOpen'>) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const takeDown = useStudioCall('pageTakeDown', { changes: ['pageList', 'versionList'] })
  const run = ({ reason }: { reason: string }) =>
    takeDown.mutate(
      { code, reason },
      {
        onSuccess: () => {
          void message.success(words.takenDown)
          onTakenDown?.()
          onClose()
        },
      },
    )
  return (
    <Modal
      open
      width={460}
      title={words.takeDownTitle(title)}
      okText={words.takeDown}
      okButtonProps={{ danger: true }}
      confirmLoading={takeDown.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.takeDownText}</p>
      <FormProblem problem={takeDown.error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <Form.Item name="reason" label={words.reason} rules={RULES}>
          <Input
            autoFocus
            count={{ show: true, max: MOST }}
            placeholder={words.reasonHint}
            autoComplete="off"
          />
        </Form.Item>
        <div className="pg-reasons">
          {words.usualReasons.map((reason) => (
            <Tag.CheckableTag key={reason} checked={false} onChange={() => form.setFieldsValue({ reason })}>
              {reason}
            </Tag.CheckableTag>
          ))}
        </div>
      </Form>
    </Modal>
  )
}
