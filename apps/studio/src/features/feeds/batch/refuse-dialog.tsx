import { App } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { CHANGED } from '../feed-rows'
import { wording } from './wording'

/** Refuses a batch with a reason, shown to the person who imported it. */
export function RefuseDialog({ batch_id, onClose }: { batch_id: number; onClose: () => void }) {
  const { message } = App.useApp()
  const decide = useStudioCall('feedBatchDecide', {
    changes: CHANGED,
    onDone: () => {
      void message.success(wording.refuse.done)
      onClose()
    },
  })
  return (
    <ReasonDialog
      wording={wording.refuse}
      better={{ conflict: wording.conflict }}
      call={decide}
      onReason={(reason) => decide.mutate({ batch_id, decision: 'refused', reason })}
      onClose={onClose}
    />
  )
}
