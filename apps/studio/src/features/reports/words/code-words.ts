import { visitorErrors } from '@yingzao/contract/studio'

/** Shorter than what a visitor read, or from the company's point of view. */
const OWN: Readonly<Record<number, string>> = {
  0: '网络无应答',
  400001: '内容没有通过检查',
  400003: '登录已失效',
  400013: '已经参与过',
  400014: '不符合参与条件',
  400020: '人机验证没有通过',
  400021: '验证码请求过于频繁',
  400022: '当天的验证码已发完',
  400023: '验证码错误',
  400024: '验证码过期',
  400025: '姓名或手机号不正确',
  400026: '没有同意隐私政策',
  400042: '没有做风险测评',
  400043: '没有签署服务协议',
  429001: '请求过于频繁',
  500000: '服务器出错',
}

const WORDS = new Map(
  Object.values(visitorErrors).map(({ code, msg }) => [code, msg.replace(/[，！]?请.*$/, '') || msg]),
)

/** Why something did not work, by the code that a phone received. 0: no response. Null: nothing refused it. */
export function codeText(code: number | null): string {
  if (code === null) return '自行离开'
  return OWN[code] ?? WORDS.get(code) ?? `错误 ${code}`
}
