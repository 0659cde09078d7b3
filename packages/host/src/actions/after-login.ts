import { isRecord, type TapAction } from '@yingzao/schema/client'
import { AFTER_LOGIN_KEY as KEY } from './after-login-key'

/** A login takes a minute or two; what visitors wanted to do an hour ago they may no longer want. */
const KEPT_MS = 10 * 60_000

/** What a tap was meant to do before it turned out that a login is needed first. */
interface Intended {
  action: TapAction
  blockId: string
}

/** Remembers one tap while the visitor goes to the login page and back, for this tab and this address only. */
export interface AfterLogin {
  remember(intended: Intended): void
  /** Gives what was remembered for this address, and forgets it. Nobody gets it twice. */
  take(): Intended | undefined
}

interface Outside {
  /** Session storage; it throws when it is switched off, and then nothing is remembered. */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Path and query of the page that is shown. */
  address(): string
  now(): number
}

export function createAfterLogin({ storage, address, now }: Outside): AfterLogin {
  return {
    remember({ action, blockId }) {
      try {
        storage().setItem(KEY, JSON.stringify({ action, blockId, address: address(), at: now() }))
      } catch {
        // The visitor taps again.
      }
    },
    take() {
      try {
        const stored = storage()
        const kept: unknown = JSON.parse(stored.getItem(KEY) ?? 'null')
        // The visitor may yet come back to another page of this tab.
        if (!isRecord(kept) || kept.address !== address()) return undefined
        stored.removeItem(KEY)
        const age = now() - Number(kept.at)
        return age >= 0 && age < KEPT_MS ? (kept as unknown as Intended) : undefined
      } catch {
        return undefined
      }
    },
  }
}
