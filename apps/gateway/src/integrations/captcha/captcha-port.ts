import type { SmsScene } from '@yingzao/contract/server'

/** What a page brings back from a captcha, and who brings it. */
export interface CaptchaAttempt {
  ticket: string
  randstr: string
  /** What the code is for that shall be sent. */
  scene: SmsScene
  ip: string
  /** Whether only the harder captcha will do. */
  isStrict: boolean
}

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
  isStrict: boolean
  /** The database's time, which all processes share. */
  now: Date
}

/** A captcha, whoever makes it. */
export interface CaptchaPort {
  /** What pages are told, by which they know what to show. */
  appId(isStrict: boolean): string
  /** Makes a challenge. Absent: this captcha's own script does that. */
  challenge?(request: ChallengeRequest): Challenge
  /** Looks at a ticket without asking anybody. Undefined: it is none. Else its end, if it tells one. */
  inspect(attempt: CaptchaAttempt): { expireAt: Date | null } | undefined
  /** Whether the captcha was passed; asked once for each ticket. Rejects with a SupplierError when nobody can tell. */
  verify(attempt: CaptchaAttempt): Promise<CaptchaVerdict>
}

interface CaptchaVerdict {
  isPassed: boolean
  /** It was the harder one. */
  isStrict: boolean
  /** The supplier's own number. */
  code?: number
}
