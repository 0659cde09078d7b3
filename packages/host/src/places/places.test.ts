import { describe, expect, test } from 'vitest'
import type { Primitives } from '../primitives'
import { ADDRESS, placeIn, SETTINGS, type USER_AGENTS } from '../testing/fake-platform'

type Container = keyof typeof USER_AGENTS
type Cell = string | string[]

const FROM = encodeURIComponent(ADDRESS)
const HERE = 'https://h5.example.com'
const QR = 'https://cdn.example.com/qr.png'
const GUIDE = 'browser guide'
const SHEET = 'app sheet open,download'
const PHONE_QR = `qr ${JSON.stringify({ text: ADDRESS, tip: '请使用手机扫码打开' })}`
const LINK_CALL = 'call generateUrlLink {"name":"shop","page":"pages/a","query":"x=1","out_date_num":1}'
const OWN_LINK_CALL = 'call generateUrlLink {"name":"main","page":"pages/a","query":"x=1","out_date_num":1}'
const sent = (type: number, data: object) => `app ${type} ${JSON.stringify(data)}`
const qr = (tip: string, save?: true) => `qr ${JSON.stringify({ image: QR, tip, ...(save && { save }) })}`
const generic = (page_name: string, params = {}) => sent(29, { page_name, params })

const BACK_HERE = `from=${encodeURIComponent('/h5-page/h5/etf-course?pageId=870')}`
const GOODS = { goods: { page_code: 'etf-course', shop_product_id: '1191' } }
/** Our own, on a phone and on a desktop. */
const cashier = (wish: object) => ({
  mb: `cashier ${JSON.stringify(wish)} by wx_h5,alipay_wap`,
  pc: `cashier ${JSON.stringify(wish)} by wx_native,alipay_page`,
})

/** DOMAIN.md 3.2 to 3.5: what is seen in each container when a primitive is called. */
const TABLE: [string, (primitives: Primitives) => Promise<void>, Record<Container, Cell>][] = [
  [
    'login',
    (host) => host.login(),
    {
      app: sent(33, { from: ADDRESS, type: '' }),
      wx: `go ${HERE}/passport/m/login?from=${FROM}`,
      mp: `mini program /pages/login/index?from=${FROM}`,
      mb: `go ${HERE}/passport/m/login?from=${FROM}`,
      pc: `go ${HERE}/passport/pc/login?from=${FROM}`,
    },
  ],
  [
    'appPage without a web page',
    (host) => host.appPage({ name: 'walletRecharge', params: { amount: '5' } }),
    { app: generic('walletRecharge', { amount: '5' }), wx: GUIDE, mp: SHEET, mb: SHEET, pc: PHONE_QR },
  ],
  [
    'appPage with a web page',
    (host) => host.appPage({ name: 'courseList', params: { category: 'etf' } }),
    {
      app: sent(25, { jump_type: 1, id: 14, param: { category: 'etf' } }),
      wx: `go ${HERE}/h5-page/course?category=etf`,
      mp: `go ${HERE}/h5-page/course?category=etf`,
      mb: `go ${HERE}/h5-page/course?category=etf`,
      pc: `go ${HERE}/h5-page/course?category=etf`,
    },
  ],
  [
    'appPage of the personal center',
    (host) => host.appPage({ name: 'personalCenter', params: {} }),
    {
      app: generic('personalCenter'),
      wx: `go ${HERE}/passport/`,
      mp: `go ${HERE}/passport/`,
      mb: `go ${HERE}/passport/`,
      pc: `go ${HERE}/passport/`,
    },
  ],
  [
    'appPage of the community',
    (host) => host.appPage({ name: 'communityService', params: { group_id: 'g 1' } }),
    {
      app: sent(25, { jump_type: 5, id: 1, group_id: 'g 1' }),
      wx: GUIDE,
      mp: 'mini program /pages/chat/index?group_id=g%201',
      mb: SHEET,
      pc: PHONE_QR,
    },
  ],
  [
    'appPage of a payment',
    (host) => host.appPage({ name: 'orderPay', params: { pid: 'P1' } }),
    {
      app: sent(8, { pid: 'P1' }),
      wx: `go ${HERE}/h5-page/pay?pid=P1&${BACK_HERE}`,
      mp: 'mini program /pages/order/index?pid=P1',
      ...cashier({ pid: 'P1' }),
    },
  ],
  [
    'appPage of the strategies',
    (host) => host.appPage({ name: 'strategyList', params: {} }),
    { app: sent(25, { jump_type: 1, id: 15, param: {} }), wx: GUIDE, mp: SHEET, mb: SHEET, pc: PHONE_QR },
  ],
  [
    'appPage with a name that every object has',
    (host) => host.appPage({ name: 'constructor', params: {} }),
    { app: generic('constructor'), wx: GUIDE, mp: SHEET, mb: SHEET, pc: PHONE_QR },
  ],
  [
    'jump 1, the topics',
    (host) => host.jump({ type: 1, id: 16 }),
    { app: sent(25, { jump_type: 1, id: 16, param: {} }), wx: GUIDE, mp: SHEET, mb: SHEET, pc: PHONE_QR },
  ],
  [
    'jump 1 to a page that only the app knows',
    (host) => host.jump({ type: 1, id: 99 }),
    { app: sent(25, { jump_type: 1, id: 99, param: {} }), wx: GUIDE, mp: SHEET, mb: SHEET, pc: PHONE_QR },
  ],
  [
    'jump 2, a web page',
    (host) => host.jump({ type: 2, url: 'https://shop.example.com/a', title: '商城' }),
    {
      app: sent(7, { url: 'https://shop.example.com/a', title: '商城' }),
      wx: 'go https://shop.example.com/a',
      mp: ['copy https://shop.example.com/a', 'toast 链接已复制，请在浏览器打开'],
      mb: 'go https://shop.example.com/a',
      pc: 'go https://shop.example.com/a',
    },
  ],
  [
    'jump 3, an ad that leads nowhere outside of the app',
    (host) => host.jump({ type: 3, id: 'ad-1' }),
    { app: sent(25, { jump_type: 3, id: 'ad-1' }), wx: [], mp: [], mb: [], pc: [] },
  ],
  [
    'jump 4, a purchase',
    (host) => host.jump({ type: 4, id: 870, param: { shop_product_id: '1191' } }),
    {
      app: sent(25, { jump_type: 4, id: 870, param: { shop_product_id: '1191' } }),
      wx: `go ${HERE}/h5-page/pay?page_code=etf-course&shop_product_id=1191&${BACK_HERE}`,
      // It has the order made, and goes on to the page of the mini program.
      mp: `cashier ${JSON.stringify(GOODS)} by `,
      ...cashier(GOODS),
    },
  ],
  [
    'jump 5, the community',
    (host) => host.jump({ type: 5, id: 1 }),
    {
      app: sent(25, { jump_type: 5, id: 1 }),
      wx: GUIDE,
      mp: 'mini program /pages/chat/index',
      mb: SHEET,
      pc: PHONE_QR,
    },
  ],
  [
    'jump 8, an order',
    (host) => host.jump({ type: 8, pid: 'P1' }),
    {
      app: sent(8, { pid: 'P1' }),
      wx: `go ${HERE}/h5-page/pay?pid=P1&${BACK_HERE}`,
      mp: 'mini program /pages/order/index?pid=P1',
      ...cashier({ pid: 'P1' }),
    },
  ],
  [
    'jump 29, a page by name',
    (host) => host.jump({ type: 29, page_name: 'treasuryReverseRepo' }),
    { app: generic('treasuryReverseRepo'), wx: GUIDE, mp: SHEET, mb: SHEET, pc: PHONE_QR },
  ],
  [
    'openUrl on this site',
    (host) => host.openUrl('/h5-page/h5/other'),
    everywhere(`go ${HERE}/h5-page/h5/other`),
  ],
  [
    'openUrl on another host',
    (host) => host.openUrl('https://shop.example.com/a'),
    {
      app: sent(7, { url: 'https://shop.example.com/a', title: '' }),
      wx: 'go https://shop.example.com/a',
      mp: ['copy https://shop.example.com/a', 'toast 链接已复制，请在浏览器打开'],
      mb: 'go https://shop.example.com/a',
      pc: 'go https://shop.example.com/a',
    },
  ],
  ['openUrl of a telephone', (host) => host.openUrl('tel:95500'), everywhere('go tel:95500')],
  ['openUrl to a foreign host', (host) => host.openUrl('https://evil.com/'), everywhere('toast 链接无效')],
  ['openUrl of a script', (host) => host.openUrl('javascript:alert(1)'), everywhere('toast 链接无效')],
  [
    'jump 2 to a foreign host',
    (host) => host.jump({ type: 2, url: 'https://evil.com/' }),
    everywhere('toast 链接无效'),
  ],
  [
    'openMp of another mini program',
    (host) => host.openMp({ name: 'shop', page: 'pages/a', query: 'x=1' }),
    {
      app: sent(35, { name: 'shop', page: 'pages/a', query: 'x=1' }),
      wx: [LINK_CALL, 'go https://wxaurl.cn/Ab3'],
      mp: [LINK_CALL, 'copy https://wxaurl.cn/Ab3', 'toast 链接已复制，请在浏览器打开'],
      mb: [LINK_CALL, 'go https://wxaurl.cn/Ab3'],
      pc: [LINK_CALL, `qr ${JSON.stringify({ text: 'https://wxaurl.cn/Ab3', tip: '微信扫一扫' })}`],
    },
  ],
  [
    'openMp of our own',
    (host) => host.openMp({ name: 'main', page: 'pages/a', query: 'x=1' }),
    {
      app: sent(35, { name: 'main', page: 'pages/a', query: 'x=1' }),
      wx: [OWN_LINK_CALL, 'go https://wxaurl.cn/Ab3'],
      mp: 'mini program /pages/a?x=1',
      mb: [OWN_LINK_CALL, 'go https://wxaurl.cn/Ab3'],
      pc: [OWN_LINK_CALL, `qr ${JSON.stringify({ text: 'https://wxaurl.cn/Ab3', tip: '微信扫一扫' })}`],
    },
  ],
  [
    'showQr',
    (host) => host.showQr(QR),
    {
      app: qr('保存图片后用微信扫码', true),
      wx: qr('长按识别二维码'),
      mp: qr('长按识别二维码'),
      mb: qr('保存图片后用微信扫码', true),
      pc: qr('微信扫一扫'),
    },
  ],
  [
    'showQr of what is no image',
    (host) => host.showQr('javascript:alert(1)'),
    everywhere('toast 二维码获取失败，请稍后重试'),
  ],
  [
    'order',
    (host) => host.order('P1'),
    {
      app: sent(8, { pid: 'P1' }),
      wx: `go ${HERE}/h5-page/pay?pid=P1&${BACK_HERE}`,
      mp: 'mini program /pages/order/index?pid=P1',
      ...cashier({ pid: 'P1' }),
    },
  ],
  [
    'appSheet',
    (host) => host.appSheet(),
    { app: 'toast 请升级到最新版本', wx: GUIDE, mp: SHEET, mb: SHEET, pc: PHONE_QR },
  ],
  [
    'back with nothing to go back to',
    (host) => host.back(),
    {
      app: generic('close'),
      wx: `go ${HERE}/h5-page/`,
      mp: 'mini program back',
      mb: `go ${HERE}/h5-page/`,
      pc: `go ${HERE}/h5-page/`,
    },
  ],
]

function everywhere(cell: Cell): Record<Container, Cell> {
  return { app: cell, wx: cell, mp: cell, mb: cell, pc: cell }
}

const CELLS = TABLE.flatMap(([name, call, cells]) =>
  Object.entries(cells).map(([container, seen]) => ({ name, call, container: container as Container, seen })),
)

test.each(CELLS)('$name in $container', async ({ call, container, seen }) => {
  const { place, outside } = await placeIn(container)
  expect(place.container).toBe(container)
  await call(place.primitives)
  const messages = outside.messages.map(({ type, data }) => sent(type, data as object))
  expect([...messages, ...outside.steps]).toEqual([seen].flat())
})

describe('with what a deployment sets', () => {
  const settings = {
    ...SETTINGS,
    loginType: '2',
    orderPage: 'https://pay.n8.cn/order',
    purchasePage: '/h5-page/buy',
    adPages: { 'ad-1': 'https://ad.n8.cn/1' },
    webPages: { coupons: 'https://coupon.n8.cn/mine' },
    miniProgramQr: 'pages/qr/index',
    businessHosts: ['coupon.n8.cn'],
  }

  test('the kind of login is named', async () => {
    for (const container of ['wx', 'mb', 'pc'] as const) {
      const { place, outside } = await placeIn(container, { settings })
      await place.primitives.login()
      expect(outside.steps[0]).toMatch(/\?from=[^&]+&type=2$/)
    }
    const { place, outside } = await placeIn('app', { settings })
    await place.primitives.login()
    expect(outside.messages).toMatchObject([{ type: 33, data: { type: '2' } }])
  })

  test('orders, purchases and ads have pages, whose hosts need no place on the list of link hosts', async () => {
    for (const container of ['wx', 'mb', 'pc'] as const) {
      const { place, outside } = await placeIn(container, { settings })
      await place.primitives.order('P1')
      await place.primitives.jump({ type: 4, id: 870, param: { shop_product_id: '1191' } })
      await place.primitives.jump({ type: 3, id: 'ad-1' })
      await place.primitives.appPage({ name: 'coupons', params: {} })
      await place.primitives.openUrl('https://pay.n8.cn/order')
      expect(outside.steps).toEqual([
        'go https://pay.n8.cn/order?pid=P1',
        `go ${HERE}/h5-page/buy?page_id=870&shop_product_id=1191`,
        'go https://ad.n8.cn/1',
        'go https://coupon.n8.cn/mine',
        'toast 链接无效',
      ])
    }
  })

  test('the app pays, and its answer leads to the page that asks for the result', async () => {
    const { place, outside } = await placeIn('app', { settings })
    await place.primitives.order('P1')
    const [{ callbackId } = { callbackId: '' }] = outside.messages
    ;(outside.bridge.onPay as (reply: object) => void)({ callbackId, pid: 'P1', status: 'ok' })
    expect(outside.steps).toEqual(['go https://pay.n8.cn/order?pid=P1'])
  })

  test('the app pays, and without such a page the cashier asks for the result', async () => {
    const { place, outside } = await placeIn('app')
    await place.primitives.order('P1')
    const [{ callbackId } = { callbackId: '' }] = outside.messages
    ;(outside.bridge.onPay as (reply: object) => void)({ callbackId, pid: 'P9', status: 'paid' })
    expect(outside.steps).toEqual(['cashier {"pid":"P1","at":"result"} by wx_h5,alipay_wap'])
  })

  test('a business domain is shown in a mini program', async () => {
    const { place, outside } = await placeIn('mp', { settings })
    await place.primitives.appPage({ name: 'coupons', params: {} })
    expect(outside.steps).toEqual(['go https://coupon.n8.cn/mine'])
  })

  test('a page of our mini program shows QR codes, in the app and from a browser', async () => {
    const query = `image=${encodeURIComponent(QR)}`
    const app = await placeIn('app', { settings })
    await app.place.primitives.showQr(QR)
    expect(app.outside.messages).toMatchObject([
      { type: 35, data: { name: 'main', page: 'pages/qr/index', query } },
    ])
    const browser = await placeIn('mb', { settings })
    await browser.place.primitives.showQr(QR)
    expect(browser.outside.steps.at(-1)).toBe('go https://wxaurl.cn/Ab3')
    const wechat = await placeIn('wx', { settings })
    await wechat.place.primitives.showQr(QR)
    expect(wechat.outside.steps).toEqual([qr('长按识别二维码')])
  })

  test('a login of the test environment has its own page on desktops', async () => {
    const test = { ...SETTINGS, desktopLogin: '/passport/test/login' }
    const { place, outside } = await placeIn('pc', { settings: test })
    await place.primitives.login()
    expect(outside.steps).toEqual([`go ${HERE}/passport/test/login?from=${FROM}`])
  })
})

test('going back goes back where there is something', async () => {
  for (const container of ['app', 'wx', 'mb', 'pc'] as const) {
    const { place, outside } = await placeIn(container, { goBack: () => true })
    await place.primitives.back()
    expect([...outside.steps, ...outside.messages]).toEqual([])
  }
})
