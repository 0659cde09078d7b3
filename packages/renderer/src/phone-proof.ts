import type { SmsScene } from '@yingzao/contract/client'

/** What a visitor waits for on the way to a code, in this order. */
export type CodeStep = 'captcha' | 'sending'

/** A code requested by a form. It proves that the phone is the visitor's own. */
export interface CodeRequest {
  /** The form, for statistics. */
  blockId: string
  handset: string
  /** What the code is for. It is valid for nothing else. */
  scene: SmsScene
  /** The requesting form, for those who look at what was sent to a phone. */
  operation_name: string
  /**
   * What the previous answer said, 0 without one: by it, a phone requested again too soon may already have its code.
   */
  asked: number
  onStep?(step: CodeStep): void
}

/** What a form keeps for its next request. */
interface CodeAsked {
  /** When another may be requested, in milliseconds of the server's clock. */
  resendAt: number
  /** The same, and for which phone, though no phone can be read from it. */
  asked: number
}

/** The outcome, with words for the visitor. */
export type CodeAnswer =
  | ({ state: 'sent'; expireSeconds?: number } & CodeAsked)
  /** The visitor has closed the captcha. */
  | { state: 'closed' }
  /** The captcha failed, and no code was requested. */
  | { state: 'unsolved'; msg: string }
  /** `code`: the gateway's, or 0. */
  | { state: 'refused'; code: number; msg: string }
  /** No answer came, so the code may be on its way all the same. */
  | ({ state: 'lost'; msg: string } & CodeAsked)
