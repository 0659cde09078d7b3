import type { Answer } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { wording } from './wording'

interface RevealDialogProps {
  /** The id of the answers. */
  id: number
  onClose: () => void
  onRevealed: (answers: Answer<'surveyReveal'>['answers']) => void
}

/** Asks why somebody has to see personal data, and shows it. */
export function RevealDialog({ id, onClose, onRevealed }: RevealDialogProps) {
  const reveal = useStudioCall('surveyReveal')
  const run = (reason: string) =>
    reveal.mutate({ id, reason }, { onSuccess: ({ answers }) => onRevealed(answers) })
  return <ReasonDialog wording={wording.reveal} call={reveal} onReason={run} onClose={onClose} />
}
