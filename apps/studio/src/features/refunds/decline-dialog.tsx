import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { CHANGED, type RefundRow } from './refund-row'
import { wording } from './wording'

/** Asks why a refund is not made. */
export function DeclineDialog({ refund, onClose }: { refund: RefundRow; onClose: () => void }) {
  const { message } = App.useApp()
  const { out_refund_no, amount } = refund
  const onDone = () => {
    void message.success(wording.decline.done)
    onClose()
  }
  const decide = useStudioCall('refundDecide', { changes: CHANGED, onDone })
  const run = (why: string) => decide.mutate({ out_refund_no, amount, decision: 'declined', why })
  return (
    <ReasonDialog
      wording={wording.decline}
      better={{ conflict: wording.changed }}
      call={decide}
      onReason={run}
      onClose={onClose}
    />
  )
}
