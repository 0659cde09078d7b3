/** Reads a phone number as people and their browsers type it: with spaces, dashes, or a country code. */
export function handsetOf(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length > 11 ? digits.replace(/^0*86/, '') : digits
}

export const WORDS = {
  handset: '请输入正确的手机号',
  consent: '请先阅读并同意《隐私政策》',
  code: '请输入验证码',
  codeDigits: '验证码为6位数字，请核对短信',
} as const

/** Returns what is wrong with a login code, which has six digits (DOMAIN.md 5, point 7). Undefined: nothing. */
export function codeFault(code: string): string | undefined {
  if (code === '') return WORDS.code
  return /^\d{6}$/.test(code) ? undefined : WORDS.codeDigits
}
