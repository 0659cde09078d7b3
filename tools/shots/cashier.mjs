import { operationRoutes } from '../../packages/contract/src/client/operations.generated.ts'
import { openPage } from './pages.mjs'

/**
 * A state of the cashier, over a page that sells or on the page for payments.
 * @typedef {{ name: string, address: string, title: string, sells: boolean, replies: Record<string, Reply>, presses?:
 * string[], device?: 'phone' | 'desktop', isLoggedOut?: boolean }} CashierSubject `presses`: the buttons that lead to
 * it, one after the other. `title`: what it says then. `device`: where alone there is it.
 * @typedef {object | 'lost'} Reply What the gateway answers to a call, whole; or that it is not heard of.
 */

const PID = '202611210000000000000001'
const MINUTE_MS = 60_000
const NOW = Date.parse('2026-11-21T08:00:00+08:00')
const WIDEST_PHONE = 750
/** Looks like a login to a page. */
const TOKEN = 'x.eyJzdWIiOiIxMDA4NiJ9.x'

const ok = (response) => ({ code: 1, msg: 'success', response })
const refused = (code, msg) => ({ code, msg, response: null })

const order = {
  pid: PID,
  status: 0,
  name: '大盘指数研究课程 三个月',
  shop_product_id: 1191,
  sku_id: 2,
  price: 59_800,
  discount: 0,
  payable: 59_800,
  expire_at: NOW + 29 * MINUTE_MS,
  now: NOW,
  paid_at: null,
  channels: ['wx_jsapi', 'wx_h5', 'wx_mp', 'wx_native', 'alipay_wap', 'alipay_page'],
}
const payResult = (change) => ok({ ...order, ...change })
const WAITS = payResult({})
const PAID = payResult({ status: 1, paid_at: NOW })
const CLOSED = payResult({ status: 2 })
const NOWHERE = payResult({ channels: [] })
const REFUSED = refused(400048, '这种支付方式暂时不可用，请稍后再试')
const CODE = ok({ code_url: 'weixin://wxpay/bizpayurl?pr=Ab3' })
const OFF_SALE = refused(400040, '商品已下架')

const product = { shop_product_id: 1191, mode_shop_product_id: 0, name: '大盘指数研究课程', risk_level: 'R3' }
const sale = ok({
  page_id: 1,
  title: product.name,
  status: 'on',
  begins_at: null,
  ends_at: null,
  product,
  skus: [
    { sku_id: 1, name: '一年', months: 12, price: 198_000, origin_price: 398_000 },
    { sku_id: 2, name: '三个月', months: 3, price: 59_800, origin_price: null },
  ],
  contract_id: null,
  adviser: [],
})
/** What is in the way of the order: nothing, or what is named. */
const gate = (obstacle, said = '') => ok({ shop_product_id: 1191, obstacle, said })
const question = (question_id, text, ...options) => ({
  question_id,
  text,
  options: options.map((text, index) => ({ option_id: `a${index + 1}`, text })),
})
const riskTest = {
  version: 1,
  title: '投资者风险承受能力测评',
  questions: [
    question(
      'income',
      '您的主要收入来源是什么？',
      '没有稳定收入',
      '工资、劳务报酬',
      '生产经营所得',
      '利息、股息、转让证券等金融性资产收入',
    ),
    question('loss', '如果您持有的产品一个月内下跌 20%，您会怎么做？', '全部卖出', '继续持有，观察变化'),
  ],
  result: null,
  attempts_left: 3,
}
const riskResult = {
  risk_level: 'C3',
  is_lowest: 0,
  tested_at: NOW,
  valid_until: NOW + 365 * 24 * 60 * MINUTE_MS,
  is_valid: 1,
  attempts_left: 2,
}
const contract = {
  contract_id: 'advice',
  title: '证券投资顾问服务协议',
  html:
    '<h4>一、服务内容</h4><ul><li>乙方向甲方提供证券投资顾问服务，包括市场解读、行业与个股研究观点、投资方法课程，以及服务期内的答疑。</li></ul>' +
    '<h4>二、风险揭示</h4><ul><li>证券市场有风险，投资需谨慎。乙方的建议可能与实际走势不符，甲方可能因此遭受损失。</li></ul>',
  version: 1,
  text_hash: 'a'.repeat(64),
  withdrawal: '您可以在 2026 年 11 月 30 日 24:00 前撤回本协议，不需要说明理由。',
  withdraw_until: '2026-11-30',
  fields: [
    { name: '客户姓名', value: '王**' },
    { name: '客户手机', value: '138****8000' },
  ],
  signed: null,
}
const user = {
  softuser_id: 7,
  softuser_type: 0,
  nick_name: '',
  avatar: '',
  handset: '138****8000',
  risk_level: null,
}
const owned = (user_coupon_id, title, discount) => ({
  user_coupon_id,
  coupon_id: `c${user_coupon_id}`,
  title,
  discount,
  expire_at: NOW + 30 * 24 * 60 * MINUTE_MS,
  why: null,
})
const TEST = { purchaseGate: gate('risk-test'), riskTestQuestions: ok(riskTest) }
const SIGN = { purchaseGate: gate('contract'), contractDetail: ok(contract), currentUser: ok(user) }
const MISMATCH = '您的风险承受能力为 C1（最低类别），该产品的风险等级为 R3，超出您的风险承受能力'
const COUPONS = ok({ price: 59_800, list: [owned(1, '课程满减券', 10_000), owned(2, '满 500 减 50', 5_000)] })

const NEW = { findUserPayforProduct: ok({ is_pay: 0, mode_shop_product_id: 0, expire_at: null }) }

/** Nothing is in the way of the order. */
const FREE = { purchaseGate: gate(null), usableCoupons: ok({ price: 59_800, list: [] }) }

/** Over a page, starting from its button. */
const sheet = (name, title, { replies = {}, presses = [], ...more } = {}) => ({
  name,
  title,
  sells: true,
  path: '/h5-page/course',
  replies: {
    ...NEW,
    salePageInfo: sale,
    createOrder: ok({ pid: PID }),
    payResult: WAITS,
    ...FREE,
    ...replies,
  },
  presses: ['立即订购', ...presses],
  ...more,
})

const page = (name, title, { replies = {}, query = `pid=${PID}`, ...more } = {}) => ({
  name: `page-${name}`,
  title,
  sells: false,
  path: `/h5-page/pay?${query}`,
  replies: { ...FREE, payResult: WAITS, ...replies },
  ...more,
})

const back = `pid=${PID}&at=return`
const pay = ['确认支付']
const STATES = [
  sheet('order', '收银台'),
  sheet('code', '微信扫码支付', {
    device: 'desktop',
    replies: { prepay: CODE },
    presses: pay,
  }),
  sheet('confirm', '支付结果确认', {
    device: 'phone',
    replies: { prepay: ok({ h5_url: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1' }) },
    presses: pay,
  }),
  sheet('paid', '订单已支付', { replies: { payResult: PAID } }),
  sheet('closed', '订单已关闭', { replies: { payResult: CLOSED } }),
  sheet('refused', '暂时无法支付', { replies: { prepay: REFUSED }, presses: pay }),
  sheet('lost', '网络异常', { replies: { createOrder: 'lost' } }),
  sheet('off-sale', '商品已下架', { replies: { createOrder: OFF_SALE } }),
  sheet('bought', '您已购买该产品', { replies: { createOrder: refused(400041, '您已购买该产品') } }),
  sheet('risk-test', riskTest.title, { replies: TEST }),
  sheet('risk-test-fault', riskTest.title, { replies: TEST, presses: ['下一题'] }),
  sheet('risk-test-no-more', '今天的测评次数已用完', {
    replies: { ...TEST, riskTestQuestions: ok({ ...riskTest, attempts_left: 0, result: riskResult }) },
  }),
  sheet('mismatch', '风险等级不匹配', { replies: { purchaseGate: gate('mismatch', MISMATCH) } }),
  sheet('contract', '签署服务协议', { replies: SIGN }),
  sheet('contract-fault', '签署服务协议', { replies: SIGN, presses: ['确认签署'] }),
  sheet('coupons', '选择优惠券', { replies: { usableCoupons: COUPONS } }),
  sheet('coupon-refused', '优惠券不可用', { replies: { createOrder: refused(400032, '优惠券不可用') } }),
  sheet('order-with-coupon', '收银台', {
    replies: { payResult: payResult({ discount: 10_000, payable: 49_800 }) },
  }),
  page('contract', '签署服务协议', { query: 'mark=dbzs&sku_id=2', replies: { ...SIGN, salePageInfo: sale } }),
  page('sku', '选择商品', { query: 'mark=dbzs', replies: { salePageInfo: sale } }),
  page('order', '收银台'),
  page('code', '微信扫码支付', { device: 'desktop', replies: { prepay: CODE }, presses: pay }),
  page('confirm', '支付结果确认', { query: back }),
  page('unknown', '支付结果确认', { query: back, presses: ['已完成支付'] }),
  page('paid', '支付成功', { query: back, presses: ['已完成支付'], replies: { payResult: PAID } }),
  page('closed', '订单已关闭', { replies: { payResult: CLOSED } }),
  page('nowhere', '暂时无法支付', { replies: { payResult: NOWHERE } }),
  page('lost', '网络异常', { replies: { payResult: 'lost' } }),
  page('off-sale', '商品已下架', { query: 'mark=dbzs&sku_id=2', replies: { createOrder: OFF_SALE } }),
  page('login', '登录已失效', { isLoggedOut: true }),
]

/** What visitors meet between deciding to buy and the end of the purchase, however the gateway and suppliers fare. */
export const cashier = {
  widths: [320, 390, 1440],
  across: (width) => (width < 1000 ? 200 : 380),
  async subjects({ origin }, tab) {
    const device = tab.viewportSize().width > WIDEST_PHONE ? 'desktop' : 'phone'
    return STATES.filter((state) => (state.device ?? device) === device).map((state) => ({
      ...state,
      address: origin + state.path,
    }))
  },
  async shoot(tab, subject, view) {
    await openCashier(tab, subject, view)
    return tab.screenshot()
  },
}

/**
 * Brings the cashier into a state, before a gateway that answers what is wanted.
 * @param {import('playwright-core').Page} tab
 * @param {CashierSubject} subject
 * @param {import('./views.mjs').View} view
 */
export async function openCashier(tab, subject, view) {
  const { address, title, sells, replies, presses = [], isLoggedOut = false } = subject
  const context = tab.context()
  // The previous page may be on its way to a login, and would go there instead of to this one.
  await tab.goto('about:blank')
  await context.clearCookies()
  if (!isLoggedOut) await context.addCookies([{ name: 'token', value: TOKEN, url: new URL(address).origin }])
  await standInForGateway(tab, replies)
  await openPage(tab, { address }, view)
  // The last one that sells is that of the bottom bar, which is in view.
  for (const name of presses) await tab.getByRole('button', { name, exact: true }).last().click()
  const heading = tab.getByRole('heading', { name: title, exact: true, level: sells ? 2 : 1 })
  await heading.and(tab.locator('.yz-cashier__title')).waitFor()
  await tab.evaluate(() => document.fonts.ready)
}

/** Answers the calls that need a login here, because the login is made up. */
async function standInForGateway(tab, replies) {
  const calls = new Map(Object.entries(operationRoutes).map(([id, { path, auth }]) => [path, { id, auth }]))
  const isCall = ({ pathname }) => calls.has(pathname)
  const answer = (route) => {
    const { id, auth } = calls.get(new URL(route.request().url()).pathname)
    const reply = replies[id]
    if (reply === 'lost') return route.abort()
    if (reply === undefined && auth !== 'T') return route.fallback()
    return route.fulfill({ json: reply ?? refused(400000, '操作失败') })
  }
  await tab.unrouteAll()
  await tab.route(isCall, answer)
  // Going to pay leaves the page as it is.
  await tab.route('https://wx.tenpay.com/**', (route) => route.fulfill({ status: 204 }))
}
