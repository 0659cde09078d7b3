import type { ExperimentState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<ExperimentState, Tone> = { draft: 'new', running: 'success', ended: 'quiet' }

/** The state of an experiment. */
export function StateMark({ state }: { state: ExperimentState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
