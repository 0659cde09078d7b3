import type { SmsScene } from '@yingzao/contract/server'

/** How many digits the code of a scene has: where an account or money is behind it, ten of the short ones would not do. */
export const CODE_DIGITS: Readonly<Record<SmsScene, number>> = {
  lead: 4,
  enrol: 4,
  login: 6,
  money: 6,
  erase: 6,
  contract: 6,
}

/** How long a code is good, in seconds. */
export const EXPIRE_S = 300

/** Most messages to one phone on one day in China. The constraint `sms_phone_sent` says the same. */
export const PER_DAY = 5

/** How often somebody may say a wrong code before the right one is void. The constraint `sms_code_tries` says the same. */
export const TRIES = 5
