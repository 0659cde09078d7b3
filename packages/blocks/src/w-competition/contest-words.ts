/** The consent at a sign-up, unless a page words it differently. */
export const CONTEST_CONSENT = '我已阅读并同意比赛规则和《隐私政策》'

/** The length of a nickname, and the message for one of another length. */
export const NICK_LENGTH = { min: 2, max: 12 } as const

export const MESSAGES = {
  nick_name: '昵称请填写 2 至 12 个字',
  consent: '请先阅读并同意比赛规则和《隐私政策》',
  login: '登录已失效，请重新登录',
  network: '网络异常，请稍后重试',
} as const
