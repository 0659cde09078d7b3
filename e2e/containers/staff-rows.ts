import { errors } from '../../packages/contract/src/client'
import { ACTION_TYPES } from '../../packages/schema/src/client'
import type { Row } from './row'
import { chat, everywhere, otherHost, qr, toast } from './steps'
import { ok, refused } from './stub-gateway'

const serviceChat = { type: ACTION_TYPES.serviceChat }
const asksChat = () => [['serviceChat', {}] as const]

/** Type 5: the visitor's own chat. */
export const CHATS: readonly Row[] = [
  {
    title: '有服务群',
    action: serviceChat,
    needsLogin: true,
    replies: { serviceChat: ok({ group_id: 'g-5' }) },
    asks: asksChat,
    does: chat('g-5'),
  },
  {
    title: '没有服务群',
    action: serviceChat,
    needsLogin: true,
    replies: { serviceChat: refused(errors.noChatGroup) },
    asks: asksChat,
    does: everywhere(toast('无法获取会话ID')),
  },
]

const niuniu = { type: ACTION_TYPES.niuniuService, niuniuCodeId: 'n-6' }
const asksNiuniu = () => [['niuniuService', { state: 'n-6' }] as const]
const UNBOUND = everywhere(toast('未绑定服务人员，无法获取'))

/** Type 6: the visitor's service person. */
export const NIUNIU: readonly Row[] = [
  {
    title: '有服务人员',
    action: niuniu,
    needsLogin: true,
    replies: {
      niuniuService: ok({ serve_staff_id: 7, trace_staff_id: 0, contact_qr_code: '/assets/niuniu.png' }),
    },
    asks: asksNiuniu,
    does: qr('/assets/niuniu.png'),
  },
  {
    title: '没有服务人员（两个编号都是 0）',
    action: niuniu,
    needsLogin: true,
    replies: {
      niuniuService: ok({ serve_staff_id: 0, trace_staff_id: 0, contact_qr_code: '/assets/niuniu.png' }),
    },
    asks: asksNiuniu,
    does: UNBOUND,
  },
  {
    title: '查询失败',
    action: niuniu,
    needsLogin: true,
    replies: { niuniuService: 'lost' },
    asks: asksNiuniu,
    does: UNBOUND,
  },
]

const staff = { type: ACTION_TYPES.enterpriseWechat, stateCodeId: 's-10' }
const asksStaff = () => [['staffQrCode', { state_code: 's-10', return_default_if_no_qrcode: '1' }] as const]

/** Type 10: the code of a channel. */
export const STAFF: readonly Row[] = [
  {
    title: '有二维码（或默认二维码）',
    action: staff,
    replies: { staffQrCode: ok({ qw: 'https://wework.example.com/qr.png', staff_name: '', is_default: 1 }) },
    asks: asksStaff,
    does: qr('https://wework.example.com/qr.png'),
  },
  {
    title: '被拒绝',
    action: staff,
    replies: { staffQrCode: refused(errors.operationFailed) },
    asks: asksStaff,
    does: everywhere(toast('操作失败，请稍后重试')),
  },
]

const channel = { type: ACTION_TYPES.stateCode, stateCodeId: 's-11' }
const asksChannel = () => [['stateCodePageUrl', { state_code: 's-11' }] as const]

/** Type 11: where a channel leads. */
export const CHANNELS: readonly Row[] = [
  {
    title: '有地址',
    action: channel,
    replies: { stateCodePageUrl: ok({ url: 'https://sale.example.com/s?x=1' }) },
    asks: asksChannel,
    does: otherHost('https://sale.example.com/s?x=1'),
  },
  {
    title: '没有地址',
    action: channel,
    replies: { stateCodePageUrl: refused(errors.contentNotFound) },
    asks: asksChannel,
    does: everywhere(toast('内容不存在')),
  },
  {
    title: '成功，但没有地址',
    action: channel,
    replies: { stateCodePageUrl: ok({ url: '' }) },
    asks: asksChannel,
    does: everywhere(toast('链接无效')),
  },
]

const join = (activeType: string, groupId: string) => ({ type: ACTION_TYPES.joinGroup, groupId, activeType })
const asksCheck = (activity: string) => ['checkCanJoin', { activity }] as const
const free = ok({ can_join: true, groups: [] })

/** The membership in the group of this row, as the page learns of it when it loads. */
export const JOINED = { activity: 'winter', group_id: 'g-13' }

/** Type 13: groups. */
export const GROUPS: readonly Row[] = [
  {
    title: '可以加入',
    action: join('autumn', 'g-1'),
    needsLogin: true,
    replies: { checkCanJoin: free, joinOpenGroup: ok({}) },
    asks: () => [asksCheck('autumn'), ['joinOpenGroup', { group_id: 'g-1' }], asksCheck('autumn')],
    does: everywhere(toast('您已成功加入私享群，请前往【社群】享受服务')),
  },
  {
    title: '没有资格',
    action: join('spring', 'g-2'),
    needsLogin: true,
    replies: { checkCanJoin: ok({ can_join: false, groups: [] }) },
    asks: () => [asksCheck('spring')],
    does: everywhere(toast('您暂不符合加群资格')),
  },
  {
    title: '被拒绝，例如群已满',
    action: join('summer', 'g-3'),
    needsLogin: true,
    replies: { checkCanJoin: free, joinOpenGroup: refused(errors.groupFull) },
    asks: () => [asksCheck('summer'), ['joinOpenGroup', { group_id: 'g-3' }]],
    does: everywhere(toast('群成员已满，请联系客服')),
  },
  {
    title: '已经加入',
    action: join(JOINED.activity, JOINED.group_id),
    needsLogin: true,
    does: chat(JOINED.group_id),
  },
]
