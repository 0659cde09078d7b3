import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { CHANGED, type ExperimentRow } from './experiment-rows'
import { wording } from './wording'

/** Ends an experiment without a winner, with a reason. */
export function StopDialog({
  experiment: { experiment_id },
  onClose,
}: {
  experiment: ExperimentRow
  onClose: () => void
}) {
  const { message } = App.useApp()
  const call = useStudioCall('experimentStop', { changes: CHANGED })
  const { done, usual, go, ...words } = wording.stop
  return (
    <ReasonDialog
      wording={{ ...words, usualReasons: usual, submit: go }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { experiment_id, reason },
          {
            onSuccess: () => {
              void message.success(done)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
