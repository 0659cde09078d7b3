import type { NoteState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import type { Version } from './note-rows'
import { wording } from './wording'

const TONES: Record<NoteState, Tone> = {
  waiting: 'new',
  returned: 'warning',
  dropped: 'quiet',
  out: 'success',
  expired: 'quiet',
  replaced: 'quiet',
  withdrawn: 'quiet',
}

/** The state of a version, and whether its adviser keeps customers from reading what is online. */
export function NoteMark({ version: { state, is_registered } }: { version: Version }) {
  if (state === 'out' && !is_registered) return <StatusMark tone="warning">{wording.unregistered}</StatusMark>
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
