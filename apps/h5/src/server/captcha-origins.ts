/** From where Tencent's captcha has its scripts, styles, pictures and frames. */
export const TENCENT_CAPTCHA: readonly string[] = [
  'https://turing.captcha.qcloud.com',
  'https://*.captcha.qcloud.com',
  'https://captcha.gtimg.com',
]
