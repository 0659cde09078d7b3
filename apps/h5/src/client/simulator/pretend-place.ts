import { USER_AGENTS } from '../test-places'
import type { Journal } from './journal'
import type { Simulation } from './simulation'

/** The id looks like one and identifies nobody. */
const TOKEN = `simulated.${btoa('{"sub":"10001"}')}.token`

/** What each type of message to the app means (DOMAIN.md 3.5). */
const MESSAGES: Readonly<Record<number, string>> = {
  7: '打开网页',
  8: '支付订单',
  25: '跳转页面',
  29: '打开页面',
  33: '登录',
  35: '打开小程序',
}

/**
 * Provides what the app, WeChat or a mini program would have provided; messages to them are recorded and go nowhere.
 */
export function pretendPlace({ place, version, isLoggedIn }: Simulation, { note }: Journal): void {
  const userAgent = place === 'app' ? appAgent(version) : USER_AGENTS[place]
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  pretendLogin(isLoggedIn)
  const outside = window as unknown as Record<string, unknown>
  if (place === 'app') {
    const postMessage = ({ type, data }: { type: number; data: object }) =>
      note('消息', `发给 App：${MESSAGES[type] ?? '未知'}（${type}）`, data)
    outside.webkit = { messageHandlers: new Proxy({}, { get: () => ({ postMessage }) }) }
  }
  if (place === 'mp') outside.__wxjs_environment = 'miniprogram'
  if (place === 'mp' || place === 'wx') outside.WeixinJSBridge = { on() {}, invoke }

  function invoke(
    name: string,
    { name: step, arg }: MiniProgramCall,
    answer?: (reply: object) => void,
  ): void {
    if (name === 'invokeMiniProgramAPI') {
      note('消息', step === 'navigateBack' ? '小程序：返回上一页' : '小程序：打开页面', arg?.url ?? '')
    }
    answer?.({ errMsg: `${name}:ok`, err_msg: `${name}:ok` })
  }
}

interface MiniProgramCall {
  name?: string
  arg?: { url?: string }
}

function appAgent(version: string): string {
  return USER_AGENTS.app.replace(/n8Web\/\S*/, `n8Web/${version}`)
}

/** The page sees a token, or none, whatever its cookies say; they stay as they are. */
function pretendLogin(isLoggedIn: boolean): void {
  let token = isLoggedIn ? TOKEN : ''
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      const others = String(cookies?.get?.call(document) ?? '')
        .split('; ')
        .filter((cookie) => cookie !== '' && !cookie.startsWith('token='))
      return (token ? [...others, `token=${token}`] : others).join('; ')
    },
    set(cookie: string) {
      const [, given] = /^token=([^;]*)/.exec(cookie) ?? []
      if (given === undefined) cookies?.set?.call(document, cookie)
      else token = given
    },
  })
}
