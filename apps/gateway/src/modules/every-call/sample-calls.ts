import type { Operation, Operations } from '@yingzao/contract/server'
import { passedCaptcha, phoneWithCode } from './ask-for-code'
import type { EveryCall } from './open-every-call'

type Fields = Record<string, unknown>

/** How a call is made so that it reaches what it is for, in the gateway of `openEveryCall`. */
export interface SampleCall {
  /** What Ann sends. A function makes what is good for once, such as a code from a text message. */
  fields: Fields | ((gateway: EveryCall) => Fields | Promise<Fields>)
  /** What she is answered; 1 unless told. */
  code?: number
  /** What else is documented: these fields instead, ids that nobody knows above all, and their code. */
  instead?: readonly (readonly [fields: Fields, code: number])[]
}

const samples: Partial<Record<keyof Operations, SampleCall>> = {
  activityPageDetail: { fields: { code: 'sale' }, instead: [[{ code: 'unknown' }, 400010]] },
  pageView: { fields: { session_id: 'visit-1', view_seq: 1, code: 'sale' } },
  visitBeacon: { fields: { session_id: 'visit-1', duration: '3' } },
  pageEvents: {
    fields: {
      session_id: 'visit-1',
      view_seq: 1,
      code: 'sale',
      events: [{ seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 20 }],
    },
  },
  activityVirtualUserDetail: { fields: { id: 'ticker' }, instead: [[{ id: 'unknown' }, 404001]] },
  activityVacancyDetail: { fields: { id: 'places' }, instead: [[{ id: 'unknown' }, 404001]] },
  liveCodeDetail: { fields: { code_id: 'code' }, instead: [[{ code_id: 'unknown' }, 404001]] },

  currentUser: { fields: {} },
  logout: { fields: {} },
  captchaAppId: { fields: { type: 2 }, instead: [[{ type: 3 }, 400001]] },
  captchaChallenge: { fields: {} },
  advertSmsSend: {
    fields: (gateway) => ({ handset: gateway.nextHandset(), type: 'lead', ...passedCaptcha(gateway) }),
    instead: [
      [{ ticket: 'unknown' }, 400020],
      [{ handset: '12345678901' }, 400025],
    ],
  },
  smartLogin: {
    fields: (gateway) => phoneWithCode(gateway, 'login'),
    instead: [
      [{ code: 'no' }, 400023],
      // The phone of somebody else, with the code that was sent to one's own.
      [{ handset: '13812345678' }, 400024],
    ],
  },

  giftActivity: {
    fields: async (gateway) => ({
      nick_name: '安',
      ...(await phoneWithCode(gateway, 'lead')),
      is_send_result: 1,
    }),
    instead: [
      [{ code: 'no' }, 400023],
      // The lead of somebody else, with the code that was sent to one's own phone.
      [{ handset: '13812345678' }, 400024],
    ],
  },

  privacyConsents: { fields: {} },
  privacyWithdraw: {
    fields: { doc: 'privacy', purpose: 'marketing' },
    instead: [[{ doc: 'unknown' }, 404001]],
  },
  // No code was sent to Ann; and what would become of the other tests?
  privacyErase: { fields: { code: '123456' }, code: 400024 },
  privacyRecommendation: { fields: {} },
  privacySetRecommendation: { fields: { enabled: true } },

  generateUrlLink: { fields: { name: 'main', page: 'pages/index', query: 'a=1' } },
  jssdkConfig: {
    fields: { url: 'https://h5.example.com/h5-page/h5/sale' },
    instead: [[{ url: 'https://elsewhere.net/' }, 400001]],
  },
  // Her own person answers, whichever channel she names.
  staffQrCode: { fields: { state_code: 'autumn' }, instead: [[{ state_code: 'unknown' }, 1]] },
  personWechatQrcode: { fields: { state_code: 'autumn' }, instead: [[{ state_code: 'unknown' }, 1]] },
  niuniuService: { fields: { state: 'autumn' }, instead: [[{ state: 'unknown' }, 1]] },
  stateCodePageUrl: { fields: { state_code: 'autumn' }, instead: [[{ state_code: 'unknown' }, 404001]] },

  addFundAccount: {
    fields: { state_code: 'autumn', page_code: 'sale' },
    instead: [[{ state_code: 'unknown' }, 1]],
  },
  addOpenAccount: {
    fields: { open_brokerage_type: 'caida', name: '安', province_id: 110_000, city_id: 110_100 },
    instead: [
      [{ open_brokerage_type: 'unknown' }, 400001],
      [{ city_id: 310_100 }, 400001],
      [{ area_id: 310_101 }, 400001],
      [{ province_id: 999_999 }, 400001],
    ],
  },
  brokerageOpenUserConf: {
    fields: { open_brokerage_type: 'caida' },
    instead: [
      [{ open_brokerage_type: 'unknown' }, 400001],
      [{ open_brokerage_type: 'second' }, 404001],
    ],
  },
  multipleBrokerageOptions: { fields: {} },

  checkCanJoin: { fields: { activity: 'autumn' }, instead: [[{ activity: 'unknown' }, 1]] },
  joinOpenGroup: {
    fields: { group_id: 'g-open' },
    instead: [
      [{ group_id: 'unknown' }, 404001],
      [{ group_id: 'g-ben' }, 400052],
    ],
  },
  serviceChat: { fields: {} },
  groupPostList: { fields: { group_id: 'g-ann' }, instead: [[{ group_id: 'unknown' }, 1]] },
  checkUserInRules: { fields: { rule_ids: ['everybody'] }, instead: [[{ rule_ids: ['unknown'] }, 1]] },
  browseUpload: { fields: { browse_collect_id: 'hero' } },
}

/** How this call is made. Throws, with what to do, for one that nobody has thought of here. */
export function sampleOf({ id }: Pick<Operation, 'id'>): SampleCall {
  const sample = (samples as Record<string, SampleCall | undefined>)[id]
  if (sample) return sample
  throw new Error(
    `The call ${id} is served, and no test knows how to make it. Add ${id} to apps/gateway/src/modules/every-call/` +
      'sample-calls.ts: what a visitor sends, and what ids that nobody knows are answered with. If it reads or writes ' +
      'rows of a kind that two-visitors.ts does not have, give each of the two visitors one there.',
  )
}

/** What Ann sends so that the call does its work. */
export async function fieldsOf(gateway: EveryCall, operation: Pick<Operation, 'id'>): Promise<Fields> {
  const { fields } = sampleOf(operation)
  return typeof fields === 'function' ? fields(gateway) : fields
}
