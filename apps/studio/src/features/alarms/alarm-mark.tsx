import type { AlarmState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<AlarmState, Tone> = { open: 'warning', seen: 'busy', ended: 'quiet' }

/** Whether an alarm is still active, and whether somebody has seen it. */
export function AlarmMark({ state }: { state: AlarmState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
