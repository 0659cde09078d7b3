import { StatusMark, type Tone } from '../../../ui/status-mark'
import type { SourceRow } from '../feed-rows'
import { wording } from './wording'

const TONES: Record<keyof typeof wording.states, Tone> = {
  off: 'quiet',
  late: 'warning',
  failing: 'warning',
  new: 'new',
  fine: 'success',
}

/** Whether a source works. */
export function SourceMark({ source }: { source: SourceRow }) {
  const state = stateOf(source)
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}

function stateOf({ is_on, is_late, problem, tried_at }: SourceRow): keyof typeof wording.states {
  if (!is_on) return 'off'
  if (is_late) return 'late'
  if (problem !== '') return 'failing'
  return tried_at === null ? 'new' : 'fine'
}
