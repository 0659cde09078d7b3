import { ACTION_TYPES, CONTAINERS, type Container, type TapAction } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { type GatewayAnswer, tappedPage } from './testing/tapped-page'

interface Row {
  action: TapAction
  answers?: Record<string, GatewayAnswer>
  /** What somebody with a token gets, by container where that matters. */
  does(container: Container): unknown[][]
  /** What somebody without one gets; a login unless told. */
  anonymous?: 'the same' | ((container: Container) => unknown[][])
}

const QR = 'https://h5.example.com/qr/1.png'
const ok = (response: object) => ({ code: 1, response })

const rows: Record<string, Row> = {
  '1 page': {
    action: {
      type: ACTION_TYPES.page,
      pageName: 'courseList',
      pageParam: 'category=etf',
      appPageParam: 'category=app',
    },
    does: (container) => [
      ['appPage', { name: 'courseList', params: { category: container === 'app' ? 'app' : 'etf' } }],
    ],
    anonymous: 'the same',
  },
  '1 personal page': {
    action: { type: ACTION_TYPES.page, pageName: 'coupons' },
    does: () => [['appPage', { name: 'coupons', params: {} }]],
  },
  '2 code': {
    action: { type: ACTION_TYPES.code, codeId: 'lc-1' },
    answers: { liveCodeDetail: ok({ kind: 'image', image: QR, text: '', minp: null }) },
    does: () => [['showQr', QR]],
    anonymous: 'the same',
  },
  '3 popup': {
    action: { type: ACTION_TYPES.popup, popupId: 'rules' },
    does: () => [['openPopup', 'rules']],
    anonymous: 'the same',
  },
  '4 pay': {
    action: { type: ACTION_TYPES.pay, mark: 'dbzs' },
    answers: { findUserPayforProduct: ok({ is_pay: 0 }) },
    does: (container) => [
      [
        'jump',
        { type: 4, id: container === 'app' ? 82 : 870, param: { mark: 'dbzs', shop_product_id: '1191' } },
      ],
    ],
  },
  '5 service chat': {
    action: { type: ACTION_TYPES.serviceChat },
    answers: { serviceChat: ok({ group_id: 'g-9' }) },
    does: () => [['jump', { type: 5, id: 1, group_id: 'g-9' }]],
  },
  '6 niuniu service': {
    action: { type: ACTION_TYPES.niuniuService, niuniuCodeId: 'n-1' },
    answers: { niuniuService: ok({ serve_staff_id: 0, trace_staff_id: 7, contact_qr_code: QR }) },
    does: () => [['showQr', QR]],
  },
  '7 link': {
    action: { type: ACTION_TYPES.link, atext: 'https://h5.example.com/a' },
    does: () => [['openUrl', 'https://h5.example.com/a']],
    anonymous: 'the same',
  },
  '8 api': {
    action: { type: ACTION_TYPES.api, api: '/oabase/api/shop/v1/order', pageParam: 'sku_id=3&mark=dbzs' },
    answers: { createOrder: ok({ pid: 'p-77' }) },
    does: () => [['order', 'p-77']],
  },
  '9 brokerage account': {
    action: { type: ACTION_TYPES.brokerageAccount },
    answers: {
      brokerageOpenUserConf: ok({
        registration_url: 'https://broker.example.com/',
        qy_wechat_service_url: QR,
      }),
    },
    does: () => [['openUrl', 'https://broker.example.com/']],
  },
  '10 enterprise WeChat': {
    action: { type: ACTION_TYPES.enterpriseWechat, stateCodeId: 's-1' },
    answers: { staffQrCode: ok({ qw: QR }) },
    does: () => [['showQr', QR]],
    anonymous: 'the same',
  },
  '11 state code': {
    action: { type: ACTION_TYPES.stateCode, stateCodeId: 's-1' },
    answers: { stateCodePageUrl: ok({ url: '/h5-page/h5/next' }) },
    does: () => [['openUrl', '/h5-page/h5/next']],
    anonymous: 'the same',
  },
  '12 treasury reverse repo': {
    action: { type: ACTION_TYPES.treasuryReverseRepo, appPageParam: 'days=7' },
    // The app in this table reports no version, so it counts as an old one.
    does: (container) => (container === 'app' ? [] : [['appSheet']]),
    anonymous: (container) => (container === 'app' ? [['login']] : [['appSheet']]),
  },
  '13 join group': {
    action: { type: ACTION_TYPES.joinGroup, groupId: 'g-1', activeType: 'autumn' },
    answers: { checkCanJoin: ok({ can_join: true, groups: [{ group_id: 'g-1' }] }) },
    does: () => [['appPage', { name: 'communityService', params: { group_id: 'g-1' } }]],
  },
  '14 back': { action: { type: ACTION_TYPES.back }, does: () => [['back']], anonymous: 'the same' },
}

describe.each(Object.entries(rows))('%s', (_name, { action, answers = {}, does, anonymous }) => {
  test.each(CONTAINERS)('with a token in %s', async (container) => {
    const page = tappedPage({ container, answers })
    await page.tap(action)
    expect(page.seen.did).toEqual(does(container))
  })

  test.each(CONTAINERS)('without a token in %s', async (container) => {
    const page = tappedPage({ container, answers, isLoggedIn: false })
    await page.tap(action)
    if (anonymous === 'the same') expect(page.seen.did).toEqual(does(container))
    else if (anonymous) expect(page.seen.did).toEqual(anonymous(container))
    else expect(page.seen).toMatchObject({ did: [['login']], asked: [], toasts: [] })
  })

  test.each(CONTAINERS)('without a token in %s when its block asks for one', async (container) => {
    const page = tappedPage({ container, answers, isLoggedIn: false })
    await page.tap({ ...action, isNeedLogin: true })
    expect(page.seen).toMatchObject({ did: [['login']], asked: [], toasts: [] })
  })
})
