import { type Operation, operations } from '../../packages/contract/src/server'
import { ACTION_TYPES, type Container } from '../../packages/schema/src/client'
import type { Block } from '../../packages/schema/src/server'
import { FOREIGN_LINKS, HOSTILE_ADDRESSES } from '../../packages/schema/src/testing'
import { readBlock } from '../blocks/example-blocks'
import { ok, type Replies } from './stub-gateway'

/** Builds a reply that has the next hostile address in one field. */
type Hostile = (next: () => string) => Replies

interface Followed {
  /** Call and field of its reply. */
  field: string
  action: (index: number) => object
  replies: Hostile
  /** Images may come from any host, so some of what is refused in a link is not refused there. */
  addresses: readonly string[]
  /** Containers that do not make the call. */
  notIn?: readonly Container[]
}

const LINKS = [...HOSTILE_ADDRESSES, ...FOREIGN_LINKS]
const live = { code_id: 'lc', kind: 'image', image: '', text: '', minp: null } as const
const code = (index: number) => ({ type: ACTION_TYPES.code, codeId: `lc-${index}` })

/** Replies whose addresses a tap follows, shows or passes on. */
export const FOLLOWED: readonly Followed[] = [
  {
    field: 'stateCodePageUrl.url',
    action: (index) => ({ type: ACTION_TYPES.stateCode, stateCodeId: `s-${index}` }),
    replies: (next) => ({ stateCodePageUrl: () => ok({ url: next() }) }),
    addresses: LINKS,
  },
  {
    field: 'brokerageOpenUserConf.registration_url',
    action: (index) => ({ type: ACTION_TYPES.brokerageAccount, actionName: `${index}` }),
    replies: (next) => ({
      brokerageOpenUserConf: () => ok({ registration_url: next(), qy_wechat_service_url: '' }),
    }),
    addresses: LINKS,
  },
  {
    field: 'brokerageOpenUserConf.qy_wechat_service_url',
    action: (index) => ({ type: ACTION_TYPES.brokerageAccount, actionName: `${index}` }),
    replies: (next) => ({
      brokerageOpenUserConf: () => ok({ registration_url: '', qy_wechat_service_url: next() }),
    }),
    addresses: LINKS,
  },
  {
    field: 'generateUrlLink.url_link',
    action: code,
    replies: (next) => ({
      liveCodeDetail: ok({ ...live, kind: 'minp', minp: { name: 'partner', page: '', query: '' } }),
      generateUrlLink: () => ok({ url_link: next() }),
    }),
    addresses: LINKS,
    notIn: ['app'],
  },
  {
    field: 'liveCodeDetail.image',
    action: code,
    replies: (next) => ({ liveCodeDetail: () => ok({ ...live, image: next() }) }),
    addresses: HOSTILE_ADDRESSES,
  },
  {
    field: 'staffQrCode.qw',
    action: (index) => ({ type: ACTION_TYPES.enterpriseWechat, stateCodeId: `s-${index}` }),
    replies: (next) => ({ staffQrCode: () => ok({ qw: next(), staff_name: '', is_default: 0 }) }),
    addresses: HOSTILE_ADDRESSES,
  },
  {
    field: 'niuniuService.contact_qr_code',
    action: (index) => ({ type: ACTION_TYPES.niuniuService, niuniuCodeId: `n-${index}` }),
    replies: (next) => ({
      niuniuService: () => ok({ serve_staff_id: 1, trace_staff_id: 0, contact_qr_code: next() }),
    }),
    addresses: HOSTILE_ADDRESSES,
  },
]

interface Drawn {
  field: string
  /** Blocks that ask for as many replies as there are addresses. */
  blocks: (count: number) => Block[]
  replies: Hostile
}

const ownCodes = (type: string) => (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...readBlock('qrcode', { type, state_code: `s-${index}` }).block,
    id: `code-${index}`,
  }))

/** Replies whose pictures a block shows. */
export const DRAWN: readonly Drawn[] = [
  {
    field: 'staffQrCode.qw',
    blocks: ownCodes('staff'),
    replies: (next) => ({ staffQrCode: () => ok({ qw: next(), staff_name: '', is_default: 0 }) }),
  },
  {
    field: 'personWechatQrcode.wechat_qrcode',
    blocks: ownCodes('person'),
    replies: (next) => ({ personWechatQrcode: () => ok({ wechat_qrcode: next(), serve_staff_id: 1 }) }),
  },
  {
    field: 'addFundAccount.wechat_qrcode',
    blocks: ownCodes('fund'),
    replies: (next) => ({ addFundAccount: () => ok({ wechat_qrcode: next(), open_url: '' }) }),
  },
  {
    field: 'addOpenAccount.wechat_img',
    blocks: ownCodes('open'),
    replies: (next) => ({
      addOpenAccount: () => ok({ wechat_img: next(), registration_url: '', intent_id: '1' }),
    }),
  },
  {
    field: 'liveCodeDetail.image',
    blocks: (count) =>
      Array.from({ length: count }, (_, index) => ({
        ...readBlock('code', { codeId: `lc-${index}`, room: 'image' }).block,
        id: `code-${index}`,
      })),
    replies: (next) => ({ liveCodeDetail: () => ok({ ...live, image: next() }) }),
  },
  {
    field: 'activityVirtualUserDetail.avatar',
    blocks: (count) =>
      Array.from({ length: count }, (_, index) => ({
        ...readBlock('noticeTicker', { id: `set-${index}` }).block,
        id: `ticker-${index}`,
      })),
    replies: (next) => ({
      activityVirtualUserDetail: () =>
        ok({ list: [{ avatar: next(), text: '张**刚刚报名' }], interval: 4000 }),
    }),
  },
]

/** Addresses in replies that no tap on an action follows or shows, and what they are for instead. */
export const NOT_USED: Readonly<Record<string, string>> = {
  'currentUser.avatar': 'for the app and the account pages',
  'activityPageDetail.link': 'told to WeChat for the share card',
  'activityPageDetail.img_url': 'told to WeChat for the share card',
  'addFundAccount.open_url': 'for the account pages',
  'addOpenAccount.registration_url': 'for the account pages',
  'multipleBrokerageOptions.logo': 'for the account pages',
  'groupPostList.images': 'for the group pages',
  'surveyFile.file_id': 'a name of the file, and no address',
  'prepay.h5_url': 'for the cashier, which follows none but to WeChat: its own test tries others',
  'prepay.code_url': 'for the cashier, which draws it as a code that a phone reads',
  'holdingDiagnose.url': 'follows a form; the card that shows holdingChecks shows it too',
  'openDayRegister.pass_qr': 'a text of the pass, and no address',
  'openDayRegister.ticket_url': 'follows a form; openDayMyInfo has it too, and the same button leads there',
  'tourEnroll.ticket_qr': 'a text of the ticket, and no address',
  'tourEnroll.ticket_url': 'follows a form; myEnrolments has it too, and the same button leads there',
  'reminderList.url': 'for the page of reminders, whose own test tries others',
  'ticketDetail.calendar_url': 'for the page of a ticket, whose own test tries others',
  'giftActivity.download_url': 'for the lead form, whose download packages/host tries with each of them',
}

export const ADDRESS_NAME = /url|link|image|img|qr|qw|avatar|logo|poster|cover|video|file/i

/** Every text of a reply that contains an address, by its name: `call.field`. */
export function addressFields(): string[] {
  return Object.values<Operation>(operations).flatMap(({ id, response }) =>
    response === 'image'
      ? []
      : textsIn(response)
          .filter((name) => ADDRESS_NAME.test(name))
          .map((name) => `${id}.${name}`),
  )
}

/** Blocks contain blocks, so a schema may contain itself. */
function textsIn(schema: object, name = '', seen: readonly unknown[] = []): string[] {
  if (seen.includes(schema)) return []
  const { type, element, innerType, options, shape = {} } = (schema as { def: Definition }).def
  const within = [...seen, schema]
  const inner = element ?? innerType
  if (inner) return textsIn(inner, name, within)
  if (options) return options.flatMap((option) => textsIn(option, name, within))
  if (type === 'string') return [name]
  return Object.entries(shape).flatMap(([key, field]) => textsIn(field, key, within))
}

interface Definition {
  type: string
  element?: object
  innerType?: object
  options?: object[]
  shape?: Record<string, object>
}
