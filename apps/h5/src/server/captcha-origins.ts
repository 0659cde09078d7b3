/** The origins of the scripts, styles, pictures and frames of Tencent's captcha. */
export const TENCENT_CAPTCHA: readonly string[] = [
  'https://turing.captcha.qcloud.com',
  'https://*.captcha.qcloud.com',
  'https://captcha.gtimg.com',
]
