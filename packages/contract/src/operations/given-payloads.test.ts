import { expect, test } from 'vitest'
import { type Operations, operations } from './index'

/** What SPEC.md section 7 says is sent, as older clients send it: strings in a query, strings or numbers in a body. */
const GIVEN: Partial<Record<keyof Operations, Record<string, unknown>[]>> = {
  activityPageDetail: [{ code: 'etf-course', is_preview: '0', terminal_type: '2' }],
  generateUrlLink: [
    { name: 'course', page: 'pages/index/index', query: 'a=1&b=%E4%BD%A0', out_date_num: 1 },
    { name: 'course', page: '', query: '', out_date_num: '1' },
  ],
  captchaAppId: [{ type: '2' }, { type: 2 }],
  advertSmsSend: [
    {
      handset: '13800138000',
      ticket: 'tr03XaCUZPAlPdIMqv17yvc*',
      randstr: '@Vki',
      platform_name: 'h5',
      operation_name: '报名',
      type: 1,
    },
    { handset: '13800138000', ticket: 't', randstr: 'r', platform_name: '', operation_name: '', type: '' },
  ],
  smartLogin: [{ handset: '13800138000', code: '123456', type: 1, platform_name: 'h5', cps_id: 12 }],
  giftActivity: [
    {
      nick_name: '王小明',
      handset: '13800138000',
      code: '1234',
      is_send_result: 1,
      cps_id: 'c-1',
      version_id: 276,
    },
    {
      nick_name: '王小明',
      handset: '13800138000',
      code: '1234',
      is_send_result: '0',
      cps_id: 12,
      version_id: '276',
    },
  ],
  addFundAccount: [{}],
  addOpenAccount: [{}],
  personWechatQrcode: [{}],
  staffQrCode: [{ state_code: 'st-1001', return_default_if_no_qrcode: '1' }],
  brokerageOpenUserConf: [{ open_brokerage_type: 'caida' }],
  multipleBrokerageOptions: [{}],
  browseUpload: [
    { browse_collect_id: 'open-account-click' },
    { browse_collect_id: 7 },
    { browse_collect_id: '开户' },
  ],
  activityVirtualUserDetail: [
    { id: 'vu-etf', terminal_type: '2', is_preview: '0' },
    { id: '12', is_preview: 'true' },
  ],
  activityVacancyDetail: [{ id: 'vacancy-etf', terminal_type: 'h5' }],
  findUserPayforProduct: [{ shop_product_id: '1191' }],
  niuniuService: [{ state: 'nn-77' }],
  checkCanJoin: [{ activity: 'autumn' }],
  joinOpenGroup: [{ group_id: 'g-8001' }, { group_id: 8001 }],
  createOrder: [{ shop_product_id: '1191', sku_id: '3' }, { mark: 'dbzs' }],
}

test('what the contract gives is accepted, with nothing that was added to it', () => {
  for (const [id, payloads] of Object.entries(GIVEN))
    for (const payload of payloads) {
      const { success } = operations[id as keyof Operations].request.safeParse(payload)
      expect([id, payload, success]).toEqual([id, payload, true])
    }
})
