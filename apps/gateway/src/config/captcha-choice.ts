const OWN = 'proof-of-work'

/**
 * What is wrong with the chosen captcha. Our own only makes a machine compute for each message, which anyone who pays
 * for computers can do; so production offers it only to those who have declared that it is enough.
 */
export function captchaProblems(isProduction: boolean, given: NodeJS.ProcessEnv): string[] {
  const { CAPTCHA, CAPTCHA_APP_ID } = given
  if (CAPTCHA !== undefined && CAPTCHA !== OWN) {
    return [
      `CAPTCHA is not ${OWN}, which is all that it can be: it says that our own captcha will do in production. Set it so, or unset it and set CAPTCHA_APP_ID.`,
    ]
  }
  if (!isProduction || CAPTCHA_APP_ID !== undefined || CAPTCHA === OWN) return []
  return [
    `CAPTCHA_APP_ID is not set, and production needs it: our own captcha only makes machines compute, so whoever has enough of them could use up SMS_PER_HOUR every hour. Set CAPTCHA_APP_ID, or CAPTCHA=${OWN} to do with our own.`,
  ]
}
