import {
  errors,
  type OperationResponse,
  type Operations,
  type operationRoutes,
} from '@yingzao/contract/client'
import type { Manner } from './simulation'

export type CallId = keyof typeof operationRoutes
type Responses = { readonly [Id in CallId]?: OperationResponse<Operations[Id]> }

/** The picture itself says that it is no real code (`web` build, rsbuild.config.ts). */
const PICTURE = '/packages/h5-page/dist/simulated-qr.svg'

/** Solved by the first number that is tried. */
const CHALLENGE = {
  ticket: 'simulated',
  salt: 'simulated',
  target: '76a9c282d24cad4bdc2b884a314b026afa3a535db8bbfdfe97e71ce633ad3156',
  max: 1,
  expire_seconds: 300,
}

/** What a coupon takes off. */
const COUPON = { title: '示例优惠券', kind: 'amount', amount: 5_000, rate: null, threshold: 50_000 } as const

const HOUR_MS = 3_600_000

/** A list that fits on one page. */
function listOf<Item>(...list: Item[]) {
  return { list, total: list.length, page: 1, page_size: 10 }
}

/** Text of one kind or another that a group may hold. */
function post(number: number, title: string, summary: string, body = '') {
  return {
    post_id: `simulated-${number}`,
    author: '示例老师',
    adviser_no: '',
    title,
    summary,
    body,
    images: [],
    created_at: Date.now() - number * 20 * HOUR_MS,
    is_locked: body === '' ? (1 as const) : (0 as const),
    is_pinned: 0 as const,
  }
}

function broker(number: number, name: string, status: 0 | 1, intro: string) {
  return { open_brokerage_type: `simulated-${number}`, name, logo: '', intro, status }
}

/** What the gateway responds when it accepts; anything not listed here is refused. */
const ACCEPTED: Responses = {
  currentUser: {
    softuser_id: 10001,
    softuser_type: 0,
    nick_name: '',
    avatar: '',
    handset: '138****0001',
    risk_level: null,
  },
  groupPostList: listOf(
    post(1, '示例：本周学习安排', '周二、周四晚八点直播，课后答疑。', '周二讲基金的费用，周四讲怎样看季报。'),
    post(2, '示例：上节课的要点', '指数基金跟踪什么，误差从哪里来。', '先看跟踪的指数，再看规模与费率。'),
    post(3, '示例：仅成员可见的课后资料', '加入社群后可以阅读全文。'),
  ),
  serviceChat: { group_id: 'simulated-group' },
  niuniuService: { serve_staff_id: 1, trace_staff_id: 0, contact_qr_code: PICTURE },
  staffQrCode: { qw: PICTURE, staff_name: '示例客服', is_default: 1 },
  personWechatQrcode: { wechat_qrcode: PICTURE, serve_staff_id: 1 },
  stateCodePageUrl: { url: '/h5-page/' },
  liveCodeDetail: { code_id: 'simulated', kind: 'image', image: PICTURE, text: '', minp: null },
  generateUrlLink: { url_link: 'https://wxaurl.cn/simulated' },
  multipleBrokerageOptions: listOf(
    broker(1, '示例证券', 1, '线上开户，最快十分钟'),
    broker(2, '样本证券', 1, '营业部专人协助办理'),
    broker(3, '范例证券', 0, '系统维护，暂不受理'),
  ),
  addOpenAccount: { registration_url: '/h5-page/', wechat_img: PICTURE, intent_id: 'simulated' },
  brokerageOpenUserConf: { registration_url: '', qy_wechat_service_url: PICTURE },
  checkCanJoin: { can_join: true, groups: [] },
  joinOpenGroup: {},
  browseUpload: {},
  findUserPayforProduct: { is_pay: 0, mode_shop_product_id: 1191, expire_at: null },
  salePageInfo: {
    page_id: 1,
    title: '示例商品',
    status: 'on',
    begins_at: null,
    ends_at: null,
    product: { shop_product_id: 1191, mode_shop_product_id: 1191, name: '示例商品', risk_level: 'R3' },
    skus: [
      { sku_id: 1, name: '一年', months: 12, price: 198_000, origin_price: 398_000 },
      { sku_id: 2, name: '三个月', months: 3, price: 59_800, origin_price: null },
    ],
    contract_id: null,
    adviser: [],
  },
  payTop: {
    list: ['张**', '李**', '王**'].map((nick_name, index) => ({
      nick_name,
      product_name: '示例商品',
      paid_at: Date.now() - (index + 1) * HOUR_MS,
    })),
    total: 3,
  },
  createOrder: { pid: 'simulated-order' },
  userProductInfo: {
    product_id: 1191,
    name: '示例商品',
    status: 2,
    expire_at: Date.now() + 12 * 24 * HOUR_MS,
    renew_sku_ids: [1, 2],
  },
  renewWithCouponPayBefore: {
    pid: 'simulated-order',
    price: 198_000,
    discount: 0,
    payable: 198_000,
    coupon_valid: false,
    expire_at: Date.now() + HOUR_MS / 2,
  },
  couponCheck: {
    can_receive: 1,
    is_received: 0,
    stock: 20,
    reason: '',
    user_coupon_id: null,
    expire_at: null,
    ...COUPON,
  },
  coupon202409IsReceived: { is_received: 0, received_at: null, expire_at: null, stock: 20, ...COUPON },
  payResult: {
    pid: 'simulated-order',
    status: 0,
    name: '示例商品 一年',
    shop_product_id: 1191,
    sku_id: 1,
    price: 198_000,
    discount: 0,
    payable: 198_000,
    expire_at: HOUR_MS / 2,
    now: 0,
    paid_at: null,
    channels: ['wx_h5', 'wx_native', 'alipay_wap', 'alipay_page'],
  },
  prepay: { h5_url: 'https://wx.tenpay.com/simulated' },
  captchaChallenge: CHALLENGE,
  advertSmsSend: { resend_seconds: 60, expire_seconds: 300 },
  giftActivity: {
    lead_id: 'simulated',
    is_new: true,
    download_url: '/h5-page/',
    service_phone: '',
    callback_prefix: '020',
  },
}

/** What it responds when it refuses, where that is no error. */
const REFUSED: Responses = {
  niuniuService: { serve_staff_id: 0, trace_staff_id: 0, contact_qr_code: '' },
  checkCanJoin: { can_join: false, groups: [] },
  findUserPayforProduct: { is_pay: 1, mode_shop_product_id: 1191, expire_at: null },
  payTop: { list: [], total: 0 },
  // A simulation that ended at the captcha would not show the form's own refusals.
  captchaChallenge: CHALLENGE,
}

/** The envelope that answers a call in a simulation. */
export function replyTo(
  id: CallId,
  manner: Manner,
  body?: unknown,
): { code: number; msg: string; response: unknown } {
  const response =
    id === 'checkUserInRules' ? judge(body, manner) : (manner === 'refuses' ? REFUSED : ACCEPTED)[id]
  if (response !== undefined) return { code: 1, msg: 'success', response }
  const { code, msg } = id === 'serviceChat' ? errors.noChatGroup : errors.operationFailed
  return { code, msg, response: null }
}

/** A visitor who is accepted everywhere fulfils every rule that a page asks for. */
function judge(body: unknown, manner: Manner): OperationResponse<Operations['checkUserInRules']> {
  const { rule_ids } = JSON.parse(String(body)) as { rule_ids: string[] }
  const results: Record<string, boolean> = {}
  for (const id of rule_ids) results[id] = manner !== 'refuses'
  return { results }
}
