import type { Answer } from '../../state/calls'
import { wording } from './wording'

export type EvidenceState = Answer<'evidenceState'>

const words = wording.state

/** A day's job, and what it waits for, twice over. Milliseconds. */
const LATE_MS = 72 * 3_600_000

/** Whether an export proves anything, and what to say about it. The gravest reason counts. */
export function proofState(
  { kept_since, sealed_until, stamps, anchor, unstamped, broken }: EvidenceState,
  now: number,
): { tone: 'success' | 'info' | 'warning' | 'error'; said: string } {
  if (broken > 0) return { tone: 'error', said: words.broken(broken) }
  if (kept_since === null) return { tone: 'info', said: words.none }
  if (sealed_until === null) return { tone: 'warning', said: words.unsealed }
  if (now - Date.parse(sealed_until) > LATE_MS) return { tone: 'error', said: words.late }
  if (stamps === 'nobody') return { tone: 'warning', said: words.nobody }
  if (anchor === null) return { tone: 'warning', said: words.noAnchor }
  if (stamps === 'sandbox' || anchor.stamp?.by === 'sandbox') return { tone: 'warning', said: words.sandbox }
  if (unstamped > 0) return { tone: 'warning', said: words.unstamped(unstamped) }
  return { tone: 'success', said: words.sound }
}
