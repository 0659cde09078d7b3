import type { SpeechState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<SpeechState, Tone> = {
  coming: 'new',
  open: 'success',
  full: 'warning',
  over: 'quiet',
  cancelled: 'quiet',
}

/** Whether one can enrol for a talk. */
export function SpeechMark({ state }: { state: SpeechState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
