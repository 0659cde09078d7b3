import type { OperationPayload } from '../operation'
import type { Operations } from '../operations'

/** What a caller sends, for every call. */
export type CallExamples = { readonly [Id in keyof Operations]: OperationPayload<Operations[Id]> }

const PHONE = '13800138000'
const VISIT = { session_id: 'visit-1', view_seq: 1, code: 'etf-course' }

/**
 * A request of every call, with the pages and the data that a first start brings along. What is good for one call
 * comes from the sandbox: `npm run sandbox -- captcha` prints `ticket` and `randstr`, `npm run sandbox -- sms` the code.
 */
export const callExamples: CallExamples = {
  currentUser: {},
  captchaAppId: { type: 2 },
  captchaChallenge: { type: 'lead' },
  advertSmsSend: { handset: PHONE, type: 'lead', ticket: 'from the captcha', randstr: '123456' },
  smartLogin: { handset: PHONE, code: '123456' },
  logout: {},
  giftActivity: { nick_name: '王女士', handset: PHONE, code: '1234', page_code: 'etf-course' },
  privacyConsents: {},
  privacyWithdraw: { doc: 'privacy', purpose: 'marketing' },
  privacyErase: { code: '123456' },
  privacyRecommendation: {},
  privacySetRecommendation: { enabled: false },
  activityPageDetail: { code: 'etf-course' },
  pageView: VISIT,
  visitBeacon: { session_id: VISIT.session_id, view_seq: VISIT.view_seq, duration: 30 },
  pageEvents: { ...VISIT, events: [{ seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 20 }] },
  activityVirtualUserDetail: { id: 'vu-etf' },
  activityVacancyDetail: { id: 'vacancy-etf' },
  liveCodeDetail: { code_id: 'lc-1' },
  generateUrlLink: { name: 'main', page: 'pages/index', query: 'from=example' },
  jssdkConfig: { url: 'http://localhost:8080/h5-page/h5/etf-course' },
  staffQrCode: { state_code: 's1' },
  personWechatQrcode: { state_code: 's1', page_code: 'open-account' },
  niuniuService: { state: 's1' },
  stateCodePageUrl: { state_code: 's1' },
  addFundAccount: { state_code: 's1', page_code: 'open-account' },
  addOpenAccount: {
    open_brokerage_type: 'caida',
    state_code: 's1',
    name: '王女士',
    province_id: 110_000,
    city_id: 110_100,
  },
  brokerageOpenUserConf: { open_brokerage_type: 'caida' },
  multipleBrokerageOptions: { page: 1, page_size: 10 },
  checkCanJoin: { activity: 'autumn' },
  joinOpenGroup: { group_id: 'g-8001' },
  serviceChat: {},
  groupPostList: { group_id: 'g-8001' },
  checkUserInRules: { rule_ids: ['everybody'] },
  browseUpload: { browse_collect_id: 'etf-course-hero' },
  findUserPayforProduct: { shop_product_id: 1191 },
  createOrder: { mark: 'dbzs' },
}
