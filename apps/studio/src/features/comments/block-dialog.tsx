import { commentConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Checkbox, Form, Input, Modal } from 'antd'
import { useStudioCall } from '../../state/queries'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { REASON_RULES } from '../../ui/reason-rules'
import { useReturnFocus } from '../../ui/use-return-focus'
import { UsualReasons } from '../../ui/usual-reasons'
import type { CommentRow } from './comment-rows'
import { wording } from './wording'

interface Values {
  reason: string
  refuse_held?: boolean
}

interface BlockDialogProps {
  /** A comment by the person concerned. */
  row: CommentRow
  onDone: () => void
  onClose: () => void
}

/** Stops somebody from commenting, or allows it again; a reason is required. */
export function BlockDialog({ row, onDone, onClose }: BlockDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const call = useStudioCall('commenterBlock', { changes: ['commentRows'] })
  const { uid, is_blocked } = row
  const words = is_blocked ? wording.unblock : wording.block
  const run = ({ reason, refuse_held = false }: Values) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { uid, is_blocked: !is_blocked, reason, refuse_held },
      {
        onSuccess: ({ refused }) => {
          void message.success(is_blocked ? wording.unblock.done : wording.block.done(refused))
          onDone()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={440}
      title={words.title(row.nick_name || wording.row.erased)}
      okText={words.submit}
      okButtonProps={{ danger: !is_blocked }}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={call.error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="reason" />
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={limits.reason} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={words.usualReasons} onChoose={(reason) => form.setFieldsValue({ reason })} />
        {!is_blocked && (
          <Form.Item
            className="cm-refuse-held"
            name="refuse_held"
            valuePropName="checked"
            extra={wording.block.refuseHeldHint}
          >
            <Checkbox>{wording.block.refuseHeld}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
