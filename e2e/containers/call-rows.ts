import { errors } from '../../packages/contract/src/client'
import { ACTION_TYPES, type Container } from '../../packages/schema/src/client'
import { asksOrderIn, paid, waiting } from './page-rows'
import type { Row } from './row'
import {
  bridge,
  CASHIER,
  type Cells,
  everywhere,
  goes,
  miniProgram,
  otherHost,
  payPage,
  qr,
  toast,
} from './steps'
import { type Asked, ok, type Replies, refused } from './stub-gateway'

const code = (codeId: string) => ({ type: ACTION_TYPES.code, codeId })
const TERMINALS: Record<Container, string> = { pc: '1', mb: '2', wx: '2', app: '3', mp: '4' }
const asksCode = (code_id: string) => (container: Container) => [
  ['liveCodeDetail', { code_id, terminal_type: TERMINALS[container] }] as const,
]
const live = { code_id: 'lc', kind: 'image', image: '', text: '', minp: null } as const
const LINK = 'https://wxaurl.cn/Ab3'

/** A mini program other than the one around the page, through a WeChat link. */
const byLink: Cells = {
  app: [bridge(35, { name: 'partner', page: 'pages/card', query: 'a=1' })],
  mp: [{ copied: LINK }, toast('链接已复制，请在浏览器打开')],
  wx: [goes(LINK)],
  mb: [goes(LINK)],
  pc: [{ dialog: '微信扫一扫', offers: [], text: LINK }],
}
const asksLink = (name: string): Asked => [
  'generateUrlLink',
  { name, page: 'pages/card', query: 'a=1', out_date_num: 1 },
]
const NO_CODE = '二维码获取失败，请稍后重试'

/** Type 2: live codes. */
export const CODES: readonly Row[] = [
  {
    title: '图片，本站的',
    action: code('lc-1'),
    replies: { liveCodeDetail: ok({ ...live, image: '/assets/qr.png' }) },
    asks: asksCode('lc-1'),
    does: qr('/assets/qr.png'),
  },
  {
    title: '专属客服的图片，需要登录',
    action: code('lc-2'),
    needsLogin: 'asks',
    replies: {
      liveCodeDetail: (_payload, isLoggedIn) =>
        isLoggedIn
          ? ok({ ...live, kind: 'wecom', image: 'https://wework.example.com/qr.png' })
          : refused(errors.loginExpired),
    },
    asks: asksCode('lc-2'),
    does: qr('https://wework.example.com/qr.png'),
  },
  {
    title: '文字',
    action: code('lc-3'),
    replies: { liveCodeDetail: ok({ ...live, kind: 'text', text: 'VIP-2026' }) },
    asks: asksCode('lc-3'),
    does: everywhere({ copied: 'VIP-2026' }, toast('复制成功')),
  },
  {
    title: '自己的小程序',
    action: code('lc-4'),
    replies: {
      liveCodeDetail: ok({ ...live, kind: 'minp', minp: { name: 'main', page: 'pages/card', query: 'a=1' } }),
      generateUrlLink: ok({ url_link: LINK }),
    },
    asks: (container) => [
      ...asksCode('lc-4')(container),
      ...(container === 'app' || container === 'mp' ? [] : [asksLink('main')]),
    ],
    does: {
      ...byLink,
      app: [bridge(35, { name: 'main', page: 'pages/card', query: 'a=1' })],
      mp: [miniProgram('/pages/card?a=1')],
    },
  },
  {
    title: '别的小程序',
    action: code('lc-5'),
    replies: {
      liveCodeDetail: ok({
        ...live,
        kind: 'minp',
        minp: { name: 'partner', page: 'pages/card', query: 'a=1' },
      }),
      generateUrlLink: ok({ url_link: LINK }),
    },
    asks: (container) => [
      ...asksCode('lc-5')(container),
      ...(container === 'app' ? [] : [asksLink('partner')]),
    ],
    does: byLink,
  },
  {
    title: '活码已删除',
    action: code('lc-6'),
    replies: { liveCodeDetail: refused(errors.contentNotFound) },
    asks: asksCode('lc-6'),
    does: everywhere(toast(NO_CODE)),
  },
]

const pay = { type: ACTION_TYPES.pay, mark: 'dbzs' }
const asksBought = () => [['findUserPayforProduct', { shop_product_id: '1191' }] as const]
const product = { mode_shop_product_id: 1191, expire_at: null }
/** The app has a page for purchases; elsewhere the order is placed at once, with the data of the sale page. */
const purchase = (id: number): Cells => ({
  ...paid('p-8'),
  app: [bridge(25, { jump_type: 4, id, param: { mark: 'dbzs', shop_product_id: '1191' } })],
  mp: [CASHIER, miniProgram('/pages/order/index?pid=p-8')],
  wx: [payPage('page_code=built&mark=dbzs&shop_product_id=1191')],
})
const asksPurchase = (container: Container): Asked[] => [
  ...asksBought(),
  ...(container === 'app' || container === 'wx'
    ? []
    : ([
        ['salePageInfo', { mark: 'dbzs' }],
        // The checks before a purchase, and its discounts: neither is available here, and the order goes on.
        ['purchaseGate', { shop_product_id: '1191' }],
        ['usableCoupons', { shop_product_id: '1191' }],
        ['createOrder', { page_code: 'built', mark: 'dbzs', shop_product_id: '1191' }],
      ] as const)),
  ...asksOrderIn(container, 'p-8'),
]
const purchaseReplies: Replies = {
  findUserPayforProduct: ok({ ...product, is_pay: 0 }),
  salePageInfo: ok({
    page_id: 1,
    title: '大盘指数研究课程',
    status: 'on',
    begins_at: null,
    ends_at: null,
    product: { ...product, shop_product_id: 1191, name: '大盘指数研究课程', risk_level: 'R3' },
    skus: [{ sku_id: 3, name: '一年', months: 12, price: 198_000, origin_price: null }],
    contract_id: null,
    adviser: [],
  }),
  createOrder: ok({ pid: 'p-8' }),
  payResult: waiting('p-8'),
}

/** Type 4: purchases. */
export const PURCHASES: readonly Row[] = [
  {
    title: '没买过',
    action: pay,
    needsLogin: true,
    replies: purchaseReplies,
    asks: asksPurchase,
    does: purchase(870),
  },
  {
    title: '没买过，App 6.42.99 及更早',
    action: pay,
    clientVersion: '6.42.99',
    needsLogin: true,
    replies: purchaseReplies,
    asks: asksPurchase,
    does: purchase(82),
  },
  {
    title: '已买过',
    action: pay,
    needsLogin: true,
    replies: { findUserPayforProduct: ok({ ...product, is_pay: 1 }) },
    asks: asksBought,
    does: everywhere(toast('您已购买该产品')),
  },
]

const order = (api: string) => ({ type: ACTION_TYPES.api, api, pageParam: 'sku_id=3&mark=dbzs' })
const ORDER = '/oabase/api/shop/v1/order'
const asksOrder = () => [['createOrder', { page_code: 'built', sku_id: '3', mark: 'dbzs' }] as const]

/** Type 8: orders. */
export const ORDERS: readonly Row[] = [
  {
    title: '下单成功',
    action: order(ORDER),
    needsLogin: true,
    replies: { createOrder: ok({ pid: 'p-9' }), payResult: waiting('p-9') },
    asks: (container) => [...asksOrder(), ...asksOrderIn(container, 'p-9')],
    does: paid('p-9'),
  },
  {
    title: '无需支付',
    action: order(ORDER),
    needsLogin: true,
    replies: { createOrder: ok({ pid: '' }) },
    asks: asksOrder,
    does: everywhere(toast('操作成功')),
  },
  {
    title: '没有回复内容',
    action: order(ORDER),
    needsLogin: true,
    replies: { createOrder: { code: 1, msg: '', response: undefined } },
    asks: asksOrder,
    does: everywhere(toast('操作成功')),
  },
  {
    title: '被拒绝',
    action: order(ORDER),
    needsLogin: true,
    replies: { createOrder: refused(errors.riskTestRequired) },
    asks: asksOrder,
    does: everywhere(toast('请先完成风险测评')),
  },
  {
    title: '不是下单接口',
    action: order('/oabase/api/passport/logout'),
    needsLogin: true,
    does: everywhere(toast('链接无效')),
  },
]

const broker = { type: ACTION_TYPES.brokerageAccount }
const asksBroker = () => [['brokerageOpenUserConf', { open_brokerage_type: 'caida' }] as const]

/** Type 9: accounts with a broker. */
export const BROKERS: readonly Row[] = [
  {
    title: '有开户地址',
    action: broker,
    needsLogin: true,
    replies: {
      brokerageOpenUserConf: ok({
        registration_url: 'https://broker.example.com/open',
        qy_wechat_service_url: '',
      }),
    },
    asks: asksBroker,
    does: otherHost('https://broker.example.com/open'),
  },
  {
    title: '只有客服二维码',
    action: broker,
    needsLogin: true,
    replies: {
      brokerageOpenUserConf: ok({ registration_url: '', qy_wechat_service_url: '/assets/service.png' }),
    },
    asks: asksBroker,
    does: qr('/assets/service.png'),
  },
  {
    title: '只有客服地址',
    action: broker,
    needsLogin: true,
    replies: {
      brokerageOpenUserConf: ok({
        registration_url: '',
        qy_wechat_service_url: 'https://work.example.com/ca/1',
      }),
    },
    asks: asksBroker,
    does: otherHost('https://work.example.com/ca/1'),
  },
  {
    title: '未配置',
    action: broker,
    needsLogin: true,
    replies: { brokerageOpenUserConf: refused(errors.contentNotFound) },
    asks: asksBroker,
    does: everywhere(toast('暂无法开户，请联系客服')),
  },
]
