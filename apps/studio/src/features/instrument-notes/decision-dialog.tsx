import { App } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { CHANGED, type Version } from './note-rows'
import { wording } from './wording'

interface DecisionDialogProps {
  /** Returned to its author; withdrawn from customers; or withdrawn by its author. */
  kind: 'send' | 'withdraw' | 'retract'
  version: Version
  onClose: () => void
}

/** Asks why a version is returned or withdrawn, and then does it. */
export function DecisionDialog({ kind, version, onClose }: DecisionDialogProps) {
  const { message } = App.useApp()
  // The one that somebody saw, whatever a colleague does meanwhile.
  const [{ note_id }] = useState(version)
  const decide = useStudioCall('instrumentNoteDecide', { changes: CHANGED })
  const withdraw = useStudioCall('instrumentNoteWithdraw', { changes: CHANGED })
  const words = wording[kind]
  const onSuccess = () => {
    void message.success(words.done)
    onClose()
  }
  return (
    <ReasonDialog
      wording={words}
      call={kind === 'send' ? decide : withdraw}
      onReason={(reason) =>
        kind === 'send'
          ? decide.mutate({ note_id, decision: 'returned', reason }, { onSuccess })
          : withdraw.mutate({ note_id, reason }, { onSuccess })
      }
      onClose={onClose}
    />
  )
}
