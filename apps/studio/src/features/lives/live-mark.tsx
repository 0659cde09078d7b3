import type { LiveState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import type { LiveRow } from './live-rows'
import { wording } from './wording'

const TONES: Record<LiveState, Tone> = { coming: 'new', on: 'success', over: 'busy', cancelled: 'quiet' }

/** The state of a live stream, and whether the address of its replay is still missing. */
export function LiveMark({ live: { state, replay_url } }: { live: LiveRow }) {
  if (state === 'over' && replay_url === '')
    return <StatusMark tone="warning">{wording.replayMissing}</StatusMark>
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
