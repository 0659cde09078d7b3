import { type OperationResponse, type Operations, ORDER_STATUS, yuanOf } from '@yingzao/contract/client'

/** One of somebody's own orders, as returned by the gateway. */
export type Order = OperationResponse<Operations['myOrders']>['list'][number]
type RefundState = NonNullable<Order['refund']>

/** What is said about an order, and what can be done with it. */
export interface OrderView {
  label: '待支付' | '已支付' | '已关闭' | '退款中' | '已退款' | '退款未通过'
  tone: 'open' | 'good' | 'plain' | 'busy' | 'bad'
  /** What else to know about it; empty: nothing. */
  note: string
  isPayable: boolean
  /** Its time is over, and whether it was paid is not known yet. */
  isAwaited: boolean
  mayAskRefund: boolean
  hasReceipt: boolean
}

/** The texts for a refund, by how far it is: a heading and what happens next. */
export const REFUND_WORDS: Readonly<Record<RefundState, readonly [title: string, next: string]>> = {
  asked: ['退款申请已提交', '工作人员正在核对，结果会显示在“我的订单”里，无需重复申请。'],
  released: ['退款正在处理', '已同意退款，款项正在原路退回您付款的账户。'],
  refunded: ['款项已退回', '款项已原路退回您付款的账户。'],
  declined: ['退款未通过', '这次申请没有通过。如有疑问，请拨打页面底部的电话。'],
  abnormal: ['退款遇到问题', '款项暂时没有退回，工作人员正在处理。'],
}

const NOTHING = { note: '', isPayable: false, isAwaited: false, mayAskRefund: false, hasReceipt: false }

/** What an order is at a moment of the server's clock. */
export function viewOf(order: Order, now: number): OrderView {
  if (order.status === ORDER_STATUS.open) return openView(order, now)
  if (order.status === ORDER_STATUS.closed) return closedView(order)
  const view = { ...NOTHING, hasReceipt: true }
  if (order.status === ORDER_STATUS.refunded)
    return { ...view, label: '已退款', tone: 'plain', note: REFUND_WORDS.refunded[1] }
  return { ...view, ...paidView(order) }
}

function openView({ expire_at }: Order, now: number): OrderView {
  const isPayable = expire_at > now
  return {
    ...NOTHING,
    label: '待支付',
    tone: 'open',
    isPayable,
    isAwaited: !isPayable,
    note: isPayable ? '' : '付款时间已过，正在确认是否已经付款。',
  }
}

/** Money that arrived for a closed order is refunded; nothing was bought with it. */
function closedView({ refund, refund_kind }: Order): OrderView {
  const view: OrderView = { ...NOTHING, label: '已关闭', tone: 'plain' }
  if (refund_kind !== 'late' || refund === null) return view
  if (refund === 'refunded') return { ...view, label: '已退款', note: '付款在订单关闭之后到账，已原路退回。' }
  if (refund === 'declined') return view
  return { ...view, label: '退款中', tone: 'busy', note: '付款在订单关闭之后到账，款项会原路退回。' }
}

function paidView({
  refund,
  refund_kind,
  refunded,
}: Order): Omit<OrderView, keyof typeof NOTHING> & Partial<OrderView> {
  const paid = { label: '已支付', tone: 'good', mayAskRefund: true } as const
  if (refund === null) return paid
  // A second payment bought nothing: the order stays what it is.
  if (refund_kind === 'twice')
    return { ...paid, note: refund === 'refunded' ? '重复的付款已原路退回。' : '重复的付款会原路退回。' }
  const [, next] = REFUND_WORDS[refund]
  if (refund === 'refunded') return { ...paid, note: `已退回 ¥${yuanOf(refunded)}。` }
  if (refund === 'declined') return { ...paid, label: '退款未通过', tone: 'bad', note: next }
  return { label: '退款中', tone: 'busy', note: next }
}
