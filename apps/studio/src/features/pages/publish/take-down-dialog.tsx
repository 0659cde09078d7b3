import { App, Form, Input, Modal } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { FirstField } from '../../../ui/first-field'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { UsualReasons } from '../../../ui/usual-reasons'
import { wording as uiWording } from '../../../ui/wording'
import { wording } from './wording'

/** The contract's limit. */
const MOST = 100

const RULES = [
  { required: true, whitespace: true, message: wording.reasonMissing },
  { min: 2, message: wording.reasonMissing },
  { max: MOST, message: uiWording.tooLong(MOST) },
]

export interface TakeDownDialogProps {
  code: string
  title: string
  isOpen: boolean
  onClose: () => void
  onTakenDown?: () => void
}

/** Takes a page away from its visitors, for a stated reason. */
export function TakeDownDialog({ isOpen, ...props }: TakeDownDialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ code, title, onClose, onTakenDown }: Omit<TakeDownDialogProps, 'isOpen'>) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const takeDown = useStudioCall('pageTakeDown', { changes: ['pageList', 'versionList'] })
  const run = ({ reason }: { reason: string }) => {
    // The enter key may be pressed twice.
    if (takeDown.isPending || takeDown.isSuccess) return
    takeDown.mutate(
      { code, reason },
      {
        onSuccess: () => {
          void message.success(wording.takenDown)
          onTakenDown?.()
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={460}
      title={wording.takeDownTitle(title)}
      okText={wording.takeDown}
      okButtonProps={{ danger: true }}
      confirmLoading={takeDown.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{wording.takeDownText}</p>
      <FormProblem problem={takeDown.error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="reason" />
        <Form.Item name="reason" label={wording.reason} rules={RULES}>
          <Input count={{ show: true, max: MOST }} placeholder={wording.reasonHint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={wording.usualReasons} onChoose={(reason) => form.setFieldsValue({ reason })} />
      </Form>
    </Modal>
  )
}
