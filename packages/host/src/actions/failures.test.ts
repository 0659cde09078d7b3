import { CallError } from '@yingzao/contract/client'
import { ACTION_TYPES, type TapAction } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { type GatewayAnswer, tappedPage } from './testing/tapped-page'

const ok = (response: object) => ({ code: 1, response })
const refused = (code: number, msg: string) => ({ code, msg })
const lost = new CallError('any', 'network', '网络异常，请稍后重试')
const expired = new CallError('any', 'http', '登录已失效，请重新登录', { status: 403, code: 400003 })

const page = (pageName: string, pageParam = ''): TapAction => ({
  type: ACTION_TYPES.page,
  pageName,
  pageParam,
})
const code: TapAction = { type: ACTION_TYPES.code, codeId: 'lc-1' }
const pay: TapAction = { type: ACTION_TYPES.pay, mark: 'dbzs' }
const chat: TapAction = { type: ACTION_TYPES.serviceChat }
const niuniu: TapAction = { type: ACTION_TYPES.niuniuService, niuniuCodeId: 'n-1' }
const order: TapAction = { type: ACTION_TYPES.api, api: '/oabase/api/shop/v1/order' }
const broker: TapAction = { type: ACTION_TYPES.brokerageAccount }
const staff: TapAction = { type: ACTION_TYPES.enterpriseWechat, stateCodeId: 's-1' }
const state: TapAction = { type: ACTION_TYPES.stateCode, stateCodeId: 's-1' }
const join: TapAction = { type: ACTION_TYPES.joinGroup, groupId: 'g-1', activeType: 'autumn' }

const NO_CODE = '二维码获取失败，请稍后重试'
const NO_STAFF = '未绑定服务人员，无法获取'
const NOT_ELIGIBLE = '您暂不符合加群资格'
const qr = 'https://h5.example.com/qr.png'

/** What is tapped, what the gateway says, and the one line the visitor reads. Nothing else may happen. */
const rows: [string, TapAction, Record<string, GatewayAnswer>, string][] = [
  ['a page nobody knows', page('treasure'), {}, '页面不存在'],
  ['a page with a name of the language', page('constructor'), {}, '页面不存在'],
  ['a fund without its code', page('fundDetail'), {}, '链接无效'],
  ['an order without its number', page('orderPay', 'pid='), {}, '链接无效'],

  ['a live code that is gone', code, { liveCodeDetail: refused(404001, '内容不存在') }, NO_CODE],
  ['a live code on a broken line', code, { liveCodeDetail: lost }, NO_CODE],
  ['a live code without a picture', code, { liveCodeDetail: ok({ kind: 'image', image: '' }) }, NO_CODE],
  ['a live code of a new kind', code, { liveCodeDetail: ok({ kind: 'video', image: qr }) }, NO_CODE],
  ['a live code with an old token', code, { liveCodeDetail: expired }, '登录已失效，请重新登录'],

  ['what was bought', pay, { findUserPayforProduct: ok({ is_pay: 1 }) }, '您已购买该产品'],
  ['what is off sale', pay, { findUserPayforProduct: refused(400040, '商品已下架') }, '商品已下架'],
  ['a product on a broken line', pay, { findUserPayforProduct: lost }, '网络异常，请稍后重试'],
  ['a payment for nothing', { type: ACTION_TYPES.pay }, {}, '商品已下架'],

  ['a chat that is refused', chat, { serviceChat: refused(400051, 'x') }, '无法获取会话ID'],
  ['a chat without a group', chat, { serviceChat: ok({ group_id: '' }) }, '无法获取会话ID'],
  ['a chat on a broken line', chat, { serviceChat: lost }, '网络异常，请稍后重试'],

  [
    'two ids of nobody',
    niuniu,
    { niuniuService: ok({ serve_staff_id: 0, trace_staff_id: 0, contact_qr_code: qr }) },
    NO_STAFF,
  ],
  [
    'somebody without a code',
    niuniu,
    { niuniuService: ok({ serve_staff_id: 3, trace_staff_id: 0, contact_qr_code: '' }) },
    NO_STAFF,
  ],
  ['a service person that is refused', niuniu, { niuniuService: refused(400001, '参数错误') }, NO_STAFF],
  ['a service person on a broken line', niuniu, { niuniuService: lost }, NO_STAFF],
  ['a service person with an old token', niuniu, { niuniuService: expired }, '登录已失效，请重新登录'],

  ['an api of another', { ...order, api: '/oabase/api/coupon/v1/give' }, {}, '链接无效'],
  ['an api with a query', { ...order, api: '/oabase/api/shop/v1/order?sku_id=1' }, {}, '链接无效'],
  [
    'an api elsewhere',
    { ...order, api: 'https://evil.example.net/oabase/api/shop/v1/order' },
    {},
    '链接无效',
  ],
  ['no api', { type: ACTION_TYPES.api }, {}, '链接无效'],
  [
    'an order that is refused',
    order,
    { createOrder: refused(400042, '请先完成风险测评') },
    '请先完成风险测评',
  ],
  ['an order without a number', order, { createOrder: ok({ pid: '' }) }, '操作成功'],
  [
    'an api that answers nothing at all',
    order,
    { createOrder: { msg: '', response: null as never } },
    '操作成功',
  ],
  [
    'an api that answers words alone',
    order,
    { createOrder: { msg: '预约成功', response: null as never } },
    '预约成功',
  ],
  ['an order with words', order, { createOrder: { msg: '已为您登记', response: {} } }, '已为您登记'],

  [
    'a broker nobody knows',
    broker,
    { brokerageOpenUserConf: refused(404001, 'x') },
    '暂无法开户，请联系客服',
  ],
  [
    'a broker without an address',
    broker,
    { brokerageOpenUserConf: ok({ registration_url: '', qy_wechat_service_url: '' }) },
    '暂无法开户，请联系客服',
  ],

  ['a channel without staff', staff, { staffQrCode: refused(400050, NO_STAFF) }, NO_STAFF],
  ['a channel without a picture', staff, { staffQrCode: ok({ qw: '' }) }, NO_STAFF],

  ['a channel that leads nowhere', state, { stateCodePageUrl: refused(404001, '内容不存在') }, '内容不存在'],
  ['a channel with words', state, { stateCodePageUrl: { msg: '活动已迁移', response: {} } }, '活动已迁移'],
  ['a channel without an address', state, { stateCodePageUrl: ok({ url: '' }) }, '链接无效'],

  ['a group not for everybody', join, { checkCanJoin: ok({ can_join: false, groups: [] }) }, NOT_ELIGIBLE],
  ['a group check that is refused', join, { checkCanJoin: refused(400001, '参数错误') }, NOT_ELIGIBLE],
  [
    'a full group',
    join,
    {
      checkCanJoin: ok({ can_join: true, groups: [] }),
      joinOpenGroup: refused(400053, '群成员已满，请联系客服'),
    },
    '群成员已满，请联系客服',
  ],
  ['a group on a broken line', join, { checkCanJoin: lost }, '网络异常，请稍后重试'],
]

describe('what cannot be done is said in one line', () => {
  test.each(rows)('%s', async (_name, action, answers, toast) => {
    const { seen, tap } = tappedPage({ answers })
    await tap(action)
    expect(seen).toMatchObject({ did: [], toasts: [toast], log: [] })
  })
})

test('a live code that needs a login asks for one, and nothing is said', async () => {
  const { seen, tap } = tappedPage({ isLoggedIn: false, answers: { liveCodeDetail: expired } })
  await tap(code)
  expect(seen).toMatchObject({ did: [['login']], toasts: [] })
})

test('a token that goes between the look at it and the call leads to the login', async () => {
  const canceled = new CallError('serviceChat', 'canceled', 'This call needs a login.')
  const { seen, tap } = tappedPage({ answers: { serviceChat: canceled } })
  await tap(chat)
  expect(seen).toMatchObject({ did: [['login']], toasts: [] })
})

test('a primitive that throws is reported, and the visitor reads that it failed', async () => {
  const {
    seen,
    tap,
    state: clock,
  } = tappedPage({
    primitives: {
      back: () => {
        throw new Error('no history')
      },
    },
  })
  await tap({ type: ACTION_TYPES.back })
  expect(seen).toMatchObject({
    toasts: ['操作失败，请稍后重试'],
    log: ['An action broke: Error: no history'],
  })
  clock.now += 1000
  await tap({ type: ACTION_TYPES.back })
  expect(seen.toasts).toHaveLength(2)
})

test('a login that cannot be reached is reported too', async () => {
  const { seen, tap } = tappedPage({
    isLoggedIn: false,
    primitives: { login: () => Promise.reject(new Error('no login')) },
  })
  await tap(chat)
  expect(seen.toasts).toEqual(['操作失败，请稍后重试'])
})

test('an action of a type that this build does not know fails like any other', async () => {
  const { seen, tap } = tappedPage()
  await tap({ type: 99 } as unknown as TapAction)
  expect(seen.toasts).toEqual(['操作失败，请稍后重试'])
})
