/** How a captcha ended. `closed`: by the visitor, which is no failure. */
export type CaptchaAnswer =
  | { status: 'passed'; ticket: string; randstr: string }
  | { status: 'closed' }
  | { status: 'failed'; code: string | number }
