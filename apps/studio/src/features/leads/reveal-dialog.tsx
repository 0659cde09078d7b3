import { useRefresh, useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { wording } from './wording'

interface RevealDialogProps {
  leadId: number
  onClose: () => void
  onRevealed: (handset: string) => void
}

/** Asks why somebody has to see a full phone number, and shows it. */
export function RevealDialog({ leadId, onClose, onRevealed }: RevealDialogProps) {
  const reveal = useStudioCall('leadReveal')
  const refresh = useRefresh()
  const run = (reason: string) =>
    reveal.mutate(
      { lead_id: leadId, reason },
      {
        onSuccess: ({ handset }) => {
          onRevealed(handset)
          // Its history has a new entry.
          void refresh('leadDetail')
        },
      },
    )
  return <ReasonDialog wording={wording.reveal} call={reveal} onReason={run} onClose={onClose} />
}
