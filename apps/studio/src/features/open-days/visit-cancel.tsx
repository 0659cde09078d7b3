import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { CHANGED, type VisitRow } from './open-day-rows'
import { wording } from './wording'

const words = wording.visits

interface VisitCancelProps {
  visit: VisitRow
  onDone: (visit: VisitRow) => void
  onClose: () => void
}

/** Gives up somebody's places on their behalf. */
export function VisitCancel({ visit, onDone, onClose }: VisitCancelProps) {
  const { message } = App.useApp()
  const call = useStudioCall('openDayVisitCancel', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={{
        title: words.cancelTitle(visit.name),
        about: words.cancelAbout(visit.people_num),
        reason: words.reason,
        reasonHint: words.reasonHint,
        usualReasons: words.usualReasons,
        submit: words.cancel,
      }}
      better={{ pastMoment: words.past }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { register_no: visit.register_no, reason },
          {
            onSuccess: () => {
              void message.success(words.cancelled)
              onDone(visit)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
