import type { CallExamples } from './call-example'

const PHONE = '13800138000'
/** A phone is sent one message a minute, so what needs a message has a phone of its own. */
const PHONE_TO_LOG_IN = '13800138001'
const PHONE_TO_ERASE = '13800138002'

const VISIT = { session_id: 'visit-1', view_seq: 1, code: 'etf-course' }

/** An example of every call, with the pages and the data that a first start brings along. */
export const callExamples: CallExamples = {
  currentUser: { sends: {} },
  captchaAppId: { sends: { type: 2 } },
  captchaChallenge: { sends: { type: 'lead' } },
  advertSmsSend: {
    sends: { handset: PHONE, type: 'lead', ticket: 'from the captcha', randstr: '123456' },
    captcha: true,
  },
  smartLogin: {
    sends: { handset: PHONE_TO_LOG_IN, code: '123456' },
    after: [{ id: 'advertSmsSend', with: { handset: PHONE_TO_LOG_IN, type: 'login' } }],
    codeOf: PHONE_TO_LOG_IN,
  },
  logout: { sends: {}, after: [{ id: 'smartLogin' }], token: { answerOf: 'smartLogin' } },
  giftActivity: {
    sends: {
      nick_name: '王女士',
      handset: PHONE,
      code: '1234',
      page_code: 'etf-course',
      agreed: ['我已阅读并同意《隐私政策》《用户服务协议》', '同意接收营销信息'],
    },
    after: [{ id: 'advertSmsSend' }],
    codeOf: PHONE,
  },
  privacyConsents: { sends: {} },
  privacyWithdraw: {
    sends: { doc: 'privacy', purpose: 'marketing' },
    after: [{ id: 'giftActivity' }],
    token: { handset: PHONE },
  },
  privacyErase: {
    sends: { code: '123456' },
    after: [{ id: 'advertSmsSend', with: { handset: PHONE_TO_ERASE, type: 'erase' } }],
    codeOf: PHONE_TO_ERASE,
    token: { handset: PHONE_TO_ERASE },
  },
  privacyRecommendation: { sends: {} },
  privacySetRecommendation: { sends: { enabled: false } },
  activityPageDetail: { sends: { code: 'etf-course' } },
  pageView: { sends: VISIT },
  visitBeacon: { sends: { session_id: VISIT.session_id, view_seq: VISIT.view_seq, duration: 30 } },
  pageEvents: {
    sends: { ...VISIT, events: [{ seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 20 }] },
  },
  activityVirtualUserDetail: { sends: { id: 'vu-etf' } },
  activityVacancyDetail: { sends: { id: 'vacancy-etf' } },
  liveCodeDetail: { sends: { code_id: 'lc-1' } },
  generateUrlLink: { sends: { name: 'main', page: 'pages/index', query: 'from=example' } },
  jssdkConfig: { sends: { url: 'http://localhost:8080/h5-page/h5/etf-course' } },
  staffQrCode: { sends: { state_code: 's1' } },
  personWechatQrcode: { sends: { state_code: 's1', page_code: 'open-account' } },
  niuniuService: { sends: { state: 's1' } },
  stateCodePageUrl: { sends: { state_code: 's1' } },
  addFundAccount: { sends: { state_code: 's1', page_code: 'open-account' } },
  addOpenAccount: {
    sends: {
      open_brokerage_type: 'caida',
      state_code: 's1',
      name: '王女士',
      province_id: 110_000,
      city_id: 110_100,
    },
    token: { handset: PHONE },
  },
  brokerageOpenUserConf: { sends: { open_brokerage_type: 'caida' } },
  multipleBrokerageOptions: { sends: { page: 1, page_size: 10 } },
  checkCanJoin: { sends: { activity: 'autumn' } },
  joinOpenGroup: { sends: { group_id: 'g-8001' } },
  serviceChat: { sends: {} },
  groupPostList: { sends: { group_id: 'g-8001' } },
  checkUserInRules: { sends: { rule_ids: ['everybody'] } },
  browseUpload: { sends: { browse_collect_id: 'etf-course-hero' } },
  findUserPayforProduct: { sends: { shop_product_id: 1191 } },
  createOrder: { sends: { mark: 'dbzs' } },
}
