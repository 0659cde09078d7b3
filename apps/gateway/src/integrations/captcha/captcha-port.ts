import type { SmsScene } from '@yingzao/contract/server'

/** What a page brings back from a captcha, and who sends it. */
export interface CaptchaAttempt {
  ticket: string
  randstr: string
  /** What the code to be sent is for. */
  scene: SmsScene
  ip: string
  /** How hard it has to have been: 0 the usual one, `HARDEST` at most. */
  level: number
}

/** The hardest there is. */
export const HARDEST = 4

/** What a page has to compute. */
export interface Challenge {
  ticket: string
  salt: string
  target: string
  max: number
}

interface ChallengeRequest {
  scene: SmsScene
  ip: string
  level: number
  /** The database's time, which all processes share. */
  now: Date
}

/** A captcha, whoever makes it. */
export interface CaptchaPort {
  /** What pages are given so that they know what to show. */
  appId(level: number): string
  /** Makes a challenge. Absent: this captcha's own script does that. */
  challenge?(request: ChallengeRequest): Challenge
  /**
   * Looks at a ticket without asking anybody. Undefined: it is not a ticket. Otherwise its expiry, if it states one.
   */
  inspect(attempt: CaptchaAttempt): { expireAt: Date | null } | undefined
  /** Whether the captcha was passed; asked once for each ticket. Rejects with a SupplierError when nobody can tell. */
  verify(attempt: CaptchaAttempt): Promise<CaptchaVerdict>
}

interface CaptchaVerdict {
  isPassed: boolean
  /** How hard it was. */
  level: number
  /** The supplier's own number. */
  code?: number
}
