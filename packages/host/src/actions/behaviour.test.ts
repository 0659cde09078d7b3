import { ACTION_TYPES } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { tappedPage } from './testing/tapped-page'

const ok = (response: object) => ({ code: 1, response })
const text = { kind: 'text', image: '', text: 'VIP-2026', minp: null }
const minp = { name: 'main', page: 'pages/card', query: 'a=1' }

describe('live code', () => {
  const code = { type: ACTION_TYPES.code, codeId: 'lc-1' }

  test.each([
    { canCopy: true, toast: '复制成功' },
    { canCopy: false, toast: '复制失败，请长按复制' },
  ])('of a text is copied: $toast', async ({ canCopy, toast }) => {
    const { seen, tap } = tappedPage({ canCopy, answers: { liveCodeDetail: ok(text) } })
    await tap(code)
    expect(seen).toMatchObject({ did: [['copy', 'VIP-2026']], toasts: [toast] })
  })

  test('of a mini program opens it', async () => {
    const { seen, tap } = tappedPage({
      answers: { liveCodeDetail: ok({ ...text, kind: 'minp', text: '', minp }) },
    })
    await tap(code)
    expect(seen.did).toEqual([['openMp', minp]])
  })

  test.each([
    { container: 'pc', terminal_type: 1 },
    { container: 'mb', terminal_type: 2 },
    { container: 'wx', terminal_type: 2 },
    { container: 'app', terminal_type: 3 },
    { container: 'mp', terminal_type: 4 },
  ] as const)(
    'says in $container that it is terminal $terminal_type',
    async ({ container, terminal_type }) => {
      const { seen, tap } = tappedPage({ container, answers: { liveCodeDetail: ok(text) } })
      await tap(code)
      expect(seen.asked).toEqual([['liveCodeDetail', { code_id: 'lc-1', terminal_type }]])
    },
  )
})

describe('a page name that is a way of jumping', () => {
  const webPage = { type: ACTION_TYPES.page, pageName: 'webPage', atext: 'https://shop.example.com/a?b=c' }
  const ad = { type: ACTION_TYPES.page, pageName: 'adDispatch', pageParam: 'id=ad-7' }

  test('leads to a web page with its title, by jump type 2', async () => {
    const { seen, tap } = tappedPage()
    await tap({ ...webPage, pageParam: 'title=%E8%A7%84%E5%88%99' })
    expect(seen.did).toEqual([['jump', { type: 2, url: webPage.atext, title: '规则' }]])
  })

  test('leads where the ad centre says, by jump type 3', async () => {
    const { seen, tap } = tappedPage({ container: 'app' })
    await tap({ ...ad, appPageParam: 'id=ad-8' })
    expect(seen.did).toEqual([['jump', { type: 3, id: 'ad-8' }]])
  })

  test.each([
    ['a web page without an address', { ...webPage, atext: '' }],
    ['an ad without its id', { ...ad, pageParam: 'ad=7' }],
  ])('does nothing but say so for %s', async (_what, action) => {
    const { seen, tap } = tappedPage()
    await tap(action)
    expect(seen).toMatchObject({ did: [], toasts: ['链接无效'] })
  })
})

describe('pay', () => {
  const answers = { findUserPayforProduct: ok({ is_pay: 0 }) }

  test.each([
    { container: 'app', clientVersion: '6.43.0', id: 870 },
    { container: 'app', clientVersion: '6.42.99', id: 82 },
    { container: 'app', clientVersion: '6.42', id: 82 },
    { container: 'wx', clientVersion: '1.0.0', id: 870 },
  ] as const)('in $container $clientVersion goes to purchase page $id', async ({ id, ...place }) => {
    const { seen, tap } = tappedPage({ ...place, answers })
    await tap({ type: ACTION_TYPES.pay, mark: 'dbzs' })
    expect(seen.did).toMatchObject([['jump', { type: 4, id }]])
  })

  test('takes the number of a product from its parameters, with the others', async () => {
    const { seen, tap } = tappedPage({ answers })
    await tap({ type: ACTION_TYPES.pay, pageParam: 'shop_product_id=2001&cps_id=7' })
    expect(seen.asked).toEqual([['findUserPayforProduct', { shop_product_id: '2001' }]])
    expect(seen.did).toEqual([
      ['jump', { type: 4, id: 870, param: { shop_product_id: '2001', cps_id: '7' } }],
    ])
  })

  test('for a mark that only the gateway knows goes on without asking what it cannot ask', async () => {
    const { seen, tap } = tappedPage({ answers })
    await tap({ type: ACTION_TYPES.pay, mark: 'etf' })
    expect(seen).toMatchObject({ asked: [], did: [['jump', { type: 4, id: 870, param: { mark: 'etf' } }]] })
  })
})

test('an order is made with the parameters of the page, and says which page it was', async () => {
  const { seen, tap } = tappedPage({ answers: { createOrder: ok({ pid: 'p-1' }) } })
  await tap({ type: ACTION_TYPES.api, api: '/oabase/api/shop/v1/order', pageParam: 'sku_id=3' })
  expect(seen.asked).toEqual([['createOrder', { page_code: 'spring', sku_id: '3' }]])
})

describe('brokerage account without a registration address', () => {
  test.each([
    { url: 'https://work.example.com/ca/1', does: 'openUrl' },
    { url: '/assets/service.PNG?v=2', does: 'showQr' },
  ])('$does $url', async ({ url, does }) => {
    const conf = ok({ registration_url: '', qy_wechat_service_url: url })
    const { seen, tap } = tappedPage({ answers: { brokerageOpenUserConf: conf } })
    await tap({ type: ACTION_TYPES.brokerageAccount })
    expect(seen.asked).toEqual([['brokerageOpenUserConf', { open_brokerage_type: 'caida' }]])
    expect(seen.did).toEqual([[does, url]])
  })
})

test('the code of a channel may be the default one', async () => {
  const { seen, tap } = tappedPage({ answers: { staffQrCode: ok({ qw: '/qr/1.png' }) } })
  await tap({ type: ACTION_TYPES.enterpriseWechat, stateCodeId: 's-1' })
  expect(seen.asked).toEqual([['staffQrCode', { state_code: 's-1', return_default_if_no_qrcode: 1 }]])
})

describe('treasury reverse repo in the app', () => {
  const action = { type: ACTION_TYPES.treasuryReverseRepo, appPageParam: 'days=7' }

  test('opens its page in a recent version', async () => {
    const { seen, tap } = tappedPage({ container: 'app', clientVersion: '6.43.0' })
    await tap(action)
    const jump = { type: 29, page_name: 'treasuryReverseRepo', params: { days: '7' } }
    expect(seen.did).toEqual([['jump', jump]])
  })

  test.each(['6.42.99', '6.42', ''])('asks for an update in version "%s"', async (clientVersion) => {
    const { seen, tap } = tappedPage({ container: 'app', clientVersion })
    await tap(action)
    expect(seen).toMatchObject({ did: [], toasts: ['请升级到最新版本'] })
  })
})

describe('join group', () => {
  const action = { type: ACTION_TYPES.joinGroup, groupId: 'g-1', activeType: 'autumn' }
  const free = ok({ can_join: true, groups: [] })

  test('joins, says so, and looks again who is in', async () => {
    const answers = { checkCanJoin: free, joinOpenGroup: ok({}) }
    const { seen, tap, membership, state } = tappedPage({ answers })
    await tap(action)
    expect(seen.toasts).toEqual(['您已成功加入私享群，请前往【社群】享受服务'])
    expect(seen.asked).toEqual([
      ['checkCanJoin', { activity: 'autumn' }],
      ['joinOpenGroup', { group_id: 'g-1' }],
      ['checkCanJoin', { activity: 'autumn' }],
    ])
    membership.learn('autumn', [{ group_id: 'g-1' }])
    state.now += 1000
    await tap(action)
    expect(seen.did).toEqual([['appPage', { name: 'communityService', params: { group_id: 'g-1' } }]])
    expect(seen.asked).toHaveLength(3)
  })

  test('has joined even when the second look fails', async () => {
    const answers: Record<string, object> = { checkCanJoin: free, joinOpenGroup: ok({}) }
    const { seen, tap, membership } = tappedPage({ answers })
    membership.subscribe(() => {
      answers.checkCanJoin = new Error('the line is gone')
    })
    await tap(action)
    expect(seen.toasts).toEqual(['您已成功加入私享群，请前往【社群】享受服务'])
  })

  test('of who may not join any more, but has, leads to the group', async () => {
    const answers = { checkCanJoin: ok({ can_join: false, groups: [{ group_id: 'g-1' }] }) }
    const { seen, tap } = tappedPage({ answers })
    await tap(action)
    expect(seen).toMatchObject({ toasts: [], did: [['appPage', { name: 'communityService' }]] })
  })
})
