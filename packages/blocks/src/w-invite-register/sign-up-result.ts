import type { Host } from '@yingzao/renderer'

/** The result of a registration, as the page after it shows it. */
export interface SignUpResult {
  /** False: the phone was registered before. */
  isNew: boolean
  /** The visitor was invited, and the inviter is now on record. */
  isBound: boolean
  /** There was a code, valid or not. */
  wasInvited: boolean
  /** The gift that was announced; empty: none. */
  gift: string
}

/** Kept until the tab is closed, for another page of the site. Neither has anything to do with the phone. */
export const RESULT_KEY = '/registered'
export const SHARE_CODE_KEY = '/share-code'

export function keepResult(session: Host['session'], result: SignUpResult): void {
  session.set(RESULT_KEY, JSON.stringify(result))
}

/** Keeps the code with which a visitor who comes to the result page without a result is led back. */
export function keepShareCode(session: Host['session'], share_code: string): void {
  session.set(SHARE_CODE_KEY, share_code)
}

/** Returns what was kept; undefined if that is not a result. */
export function readResult(kept = ''): SignUpResult | undefined {
  try {
    const { isNew, isBound, wasInvited, gift } = JSON.parse(kept) as Partial<SignUpResult>
    if (typeof isNew !== 'boolean') return undefined
    return {
      isNew,
      isBound: isBound === true,
      wasInvited: wasInvited === true,
      gift: typeof gift === 'string' ? gift : '',
    }
  } catch {
    return undefined
  }
}
