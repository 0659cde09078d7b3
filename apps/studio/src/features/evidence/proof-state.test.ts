import { expect, test } from 'vitest'
import { type EvidenceState, proofState } from './proof-state'
import { wording } from './wording'

const words = wording.state
const NOW = Date.parse('2026-11-29T04:00:00Z')

const stamp = { by: 'authority', at: '2026-11-28T16:00:05Z', signer: 'CN=TSA' } as const
const anchor = { day: '2026-11-28', sha256: 'c'.repeat(64), stamp }
const sound: EvidenceState = {
  kept_since: '2026-11-01T00:00:00Z',
  sealed_until: '2026-11-28T12:00:00Z',
  stamps: 'authority',
  anchor,
  unstamped: 0,
  broken: 0,
}

test.each<[change: Partial<EvidenceState>, tone: string, said: string]>([
  [{}, 'success', words.sound],
  [{ broken: 2 }, 'error', words.broken(2)],
  [{ kept_since: null, sealed_until: null, anchor: null }, 'info', words.none],
  [{ sealed_until: null }, 'warning', words.unsealed],
  // Sealed three days ago, and a second earlier.
  [{ sealed_until: '2026-11-26T04:00:00Z' }, 'success', words.sound],
  [{ sealed_until: '2026-11-26T03:59:59Z' }, 'error', words.late],
  [{ stamps: 'nobody' }, 'warning', words.nobody],
  [{ anchor: null }, 'warning', words.noAnchor],
  [{ stamps: 'sandbox' }, 'warning', words.sandbox],
  // What a sandbox stamped stays so when an authority is configured later.
  [{ anchor: { ...anchor, stamp: { ...stamp, by: 'sandbox' } } }, 'warning', words.sandbox],
  [{ unstamped: 1 }, 'warning', words.unstamped(1)],
  [{ broken: 1, stamps: 'sandbox' }, 'error', words.broken(1)],
])('%j', (change, tone, said) => {
  expect(proofState({ ...sound, ...change }, NOW)).toEqual({ tone, said })
})
