import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { SETTLED, type Suspect } from './settlement-rows'
import { wording } from './wording'

const words = wording.suspects.dialog

/** Accepts the price of a share, for a stated reason. */
export function ResolveDialog({
  suspect: { code, day, name },
  onClose,
}: {
  suspect: Suspect
  onClose: () => void
}) {
  const { message } = App.useApp()
  const call = useStudioCall('simSuspectResolve', { changes: SETTLED })
  return (
    <ReasonDialog
      wording={{ ...words, title: words.titleOf(`${name} ${code} ${day}`) }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { code, day, reason },
          {
            onSuccess: () => {
              void message.success(words.done)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
