import type { SmsScene } from '@yingzao/contract/server'

/** How many digits the code of a scene has. Four are too easily guessed where an account or money is at stake. */
export const CODE_DIGITS: Readonly<Record<SmsScene, number>> = {
  lead: 4,
  enrol: 4,
  login: 6,
  money: 6,
  erase: 6,
  contract: 6,
}

/** How long a code is valid, in seconds. */
export const EXPIRE_S = 300

/** Most messages to one phone on one day in China. The constraint `sms_phone_sent` says the same. */
export const PER_DAY = 5

/**
 * How often a wrong code may be entered before the right one is void. The constraint `sms_code_tries` says the same.
 */
export const TRIES = 5
