import { App, Modal } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED } from '../approval-rows'
import { wording } from '../wording'
import type { DeskDialogProps } from './dialogs'
import { MovedProblem } from './moved-problem'

const words = wording.decide

/** Takes a submission back that nobody has decided on. */
export function WithdrawDialog({ detail, onReload, onClose }: DeskDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const call = useStudioCall('reviewWithdraw', { changes: CHANGED })
  const run = () => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { submission_id: detail.submission.submission_id },
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
      onOk={run}
      onCancel={onClose}
    >
      <p className="st-hint">{words.withdrawText}</p>
      <MovedProblem problem={call.error} onReload={onReload} />
    </Modal>
  )
}
