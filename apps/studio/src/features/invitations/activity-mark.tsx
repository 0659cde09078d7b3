import type { InviteActivityState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<InviteActivityState, Tone> = {
  coming: 'new',
  on: 'success',
  ended: 'quiet',
  off: 'quiet',
}

/** Whether people can invite with an activity. */
export function ActivityMark({ state }: { state: InviteActivityState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
