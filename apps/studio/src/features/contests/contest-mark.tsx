import type { CompetitionPhase } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<CompetitionPhase, Tone> = {
  before: 'new',
  signup: 'success',
  waiting: 'busy',
  running: 'success',
  over: 'quiet',
}

/** The phase of a contest. */
export function PhaseMark({ phase }: { phase: CompetitionPhase }) {
  return <StatusMark tone={TONES[phase]}>{wording.phases[phase]}</StatusMark>
}

/** Whether visitors can see it. */
export function OpenMark({ isOpen }: { isOpen: boolean }) {
  return (
    <StatusMark tone={isOpen ? 'success' : 'warning'}>{isOpen ? wording.open : wording.closed}</StatusMark>
  )
}
