import type { Host } from '@yingzao/renderer'

/** What came of a registration, as the page after it says it. */
export interface SignUpResult {
  /** False: the phone was registered before. */
  isNew: boolean
  /** The visitor was invited, and whoever did is known now. */
  isBound: boolean
  /** There was a code, whatever it was worth. */
  wasInvited: boolean
  /** What was said to come with it; empty: nothing. */
  gift: string
}

/** Kept until the tab is closed, for another page of the site. Neither has anything to do with the phone. */
export const RESULT_KEY = '/registered'
export const SHARE_CODE_KEY = '/share-code'

export function keepResult(session: Host['session'], result: SignUpResult): void {
  session.set(RESULT_KEY, JSON.stringify(result))
}

/** By which a visitor who comes to the result without one is led back. */
export function keepShareCode(session: Host['session'], share_code: string): void {
  session.set(SHARE_CODE_KEY, share_code)
}

/** What was kept; undefined where that is no result. */
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
