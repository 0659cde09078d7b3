import { operationRoutes } from '../../packages/contract/src/client/operations.generated.ts'
import { openPage } from './pages.mjs'

/**
 * A state of the cashier, over a page that sells or on the page for payments.
 * @typedef {{ name: string, address: string, title: string, sells: boolean, replies: Record<string, Reply>, presses?: string[], device?: 'phone' | 'desktop', isLoggedOut?: boolean }} CashierSubject
 * `presses`: the buttons that lead to it, one after the other. `title`: what it says then. `device`: where alone there is it.
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
const NEW = { findUserPayforProduct: ok({ is_pay: 0, mode_shop_product_id: 0, expire_at: null }) }

/** Over a page, from its button on. */
const sheet = (name, title, { replies = {}, presses = [], ...more } = {}) => ({
  name,
  title,
  sells: true,
  path: '/h5-page/course',
  replies: { ...NEW, salePageInfo: sale, createOrder: ok({ pid: PID }), payResult: WAITS, ...replies },
  presses: ['立即订购', ...presses],
  ...more,
})

const page = (name, title, { replies = {}, query = `pid=${PID}`, ...more } = {}) => ({
  name: `page-${name}`,
  title,
  sells: false,
  path: `/h5-page/pay?${query}`,
  replies: { payResult: WAITS, ...replies },
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

/** What visitors meet between the wish to buy and the end of it, however the gateway and suppliers fare. */
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
  await context.clearCookies()
  if (!isLoggedOut) await context.addCookies([{ name: 'token', value: TOKEN, url: new URL(address).origin }])
  await standInForGateway(tab, replies)
  await openPage(tab, { address }, view)
  // The last one that sells is that of the bar below, which is in sight.
  for (const name of presses) await tab.getByRole('button', { name, exact: true }).last().click()
  const heading = tab.getByRole('heading', { name: title, exact: true, level: sells ? 2 : 1 })
  await heading.and(tab.locator('.yz-cashier__title')).waitFor()
  await tab.evaluate(() => document.fonts.ready)
}

/** Calls that only a visitor of ours may make are answered here: their login is made up. */
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
  // Whoever goes to pay leaves the page as it is.
  await tab.route('https://wx.tenpay.com/**', (route) => route.fulfill({ status: 204 }))
}
