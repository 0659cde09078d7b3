import { operationRoutes } from '@yingzao/contract/client'
import type { Journal } from './journal'
import { type CallId, replyTo } from './replies'
import type { Manner } from './simulation'

/** Calls that a tap may make; any other is listed under its own name. */
const CALLS: { readonly [Id in CallId]?: string } = {
  liveCodeDetail: '活码',
  generateUrlLink: '小程序链接',
  jssdkConfig: '微信分享签名',
  staffQrCode: '企业微信二维码',
  personWechatQrcode: '专属客服二维码',
  niuniuService: '牛牛客服',
  stateCodePageUrl: '渠道码地址',
  addFundAccount: '基金开户登记',
  addOpenAccount: '证券开户登记',
  brokerageOpenUserConf: '券商开户地址',
  checkUserInRules: '人群规则',
  checkCanJoin: '入群资格',
  joinOpenGroup: '加入社群',
  serviceChat: '服务群',
  browseUpload: '点击上报',
  findUserPayforProduct: '是否已购买',
  createOrder: '创建订单',
  captchaChallenge: '人机验证',
  advertSmsSend: '发送短信',
  giftActivity: '提交预约',
}

/** Every page makes this call on its own, whatever is tapped. */
const OF_THE_PAGE: CallId = 'currentUser'

/**
 * Answers calls in the gateway's place, and sends no report of a visit. What any anonymous page reads to render itself
 * goes through: otherwise the page would not be the one that visitors see.
 */
export function pretendCalls(manner: Manner, { note }: Journal): void {
  const send = window.fetch
  const ids = Object.keys(operationRoutes) as CallId[]

  window.fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      location.href,
    )
    const id = ids.find((one) => operationRoutes[one].path === pathname)
    if (pathname.endsWith('/visit.gif')) return new Response()
    if (!id || isPublic(id)) return send(input, init)
    if (id !== OF_THE_PAGE)
      note(
        '接口',
        `${CALLS[id] ?? id}（${operationRoutes[id].method} ${pathname}）`,
        questionOf(searchParams, init.body),
      )
    if (manner === 'lost') throw new TypeError('The simulated line is down.')
    return new Response(JSON.stringify(replyTo(id, manner, init.body)), {
      headers: { 'content-type': 'application/json' },
    })
  }
  navigator.sendBeacon = () => true
}

function isPublic(id: CallId): boolean {
  const { auth, method } = operationRoutes[id]
  return auth === 'A' && method === 'GET' && id !== 'jssdkConfig'
}

function questionOf(query: URLSearchParams, body: unknown): string {
  if (typeof body === 'string') return body
  return query.toString() && decodeURIComponent(query.toString())
}
