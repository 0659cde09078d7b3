import { expect, test } from 'vitest'
import { type Order, viewOf } from './order-view'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const ORDER: Order = {
  pid: '1'.repeat(24),
  name: '大盘指数研究 一年',
  status: 0,
  payable: 198_000,
  created_at: NOW - 60_000,
  expire_at: NOW + 60_000,
  paid_at: null,
  refund: null,
  refund_kind: null,
  refunded: 0,
  again: null,
}

/** The actions of an order: P pay, A ask for the result, R request a refund, Q receipt. */
function waysOn(order: Order): string {
  const { isPayable, isAwaited, mayAskRefund, hasReceipt } = viewOf(order, NOW)
  return [isPayable && 'P', isAwaited && 'A', mayAskRefund && 'R', hasReceipt && 'Q'].filter(Boolean).join('')
}

const back = (refund: Order['refund'], refund_kind: Order['refund_kind'] = 'visitor') => ({
  refund,
  refund_kind,
})

test.each<[what: string, own: Partial<Order>, label: string, ways: string, note: RegExp]>([
  ['waits', {}, '待支付', 'P', /^$/],
  ['waits no longer', { expire_at: NOW }, '待支付', 'A', /正在确认/],
  ['is paid', { status: 1 }, '已支付', 'RQ', /^$/],
  ['is asked back', { status: 1, ...back('asked') }, '退款中', 'Q', /正在核对/],
  ['is asked back by a member', { status: 1, ...back('asked', 'operator') }, '退款中', 'Q', /正在核对/],
  ['is being sent back', { status: 1, ...back('released') }, '退款中', 'Q', /原路退回/],
  ['could not be sent back', { status: 1, ...back('abnormal') }, '退款中', 'Q', /暂时没有退回/],
  ['was declined', { status: 1, ...back('declined') }, '退款未通过', 'RQ', /没有通过/],
  [
    'went back in part',
    { status: 1, ...back('refunded'), refunded: 9_800 },
    '已支付',
    'RQ',
    /^已退回 ¥98\.00。$/,
  ],
  ['was paid twice', { status: 1, ...back('asked', 'twice') }, '已支付', 'RQ', /重复的付款会/],
  ['was paid twice before', { status: 1, ...back('refunded', 'twice') }, '已支付', 'RQ', /重复的付款已/],
  ['is closed', { status: 2 }, '已关闭', '', /^$/],
  ['was paid too late', { status: 2, ...back('asked', 'late') }, '退款中', '', /关闭之后到账/],
  ['was paid too late and is back', { status: 2, ...back('refunded', 'late') }, '已退款', '', /已原路退回/],
  ['was paid too late and is kept', { status: 2, ...back('declined', 'late') }, '已关闭', '', /^$/],
  ['is refunded', { status: 3, ...back('refunded'), refunded: 198_000 }, '已退款', 'Q', /已原路退回/],
])('an order that %s', (_what, own, label, ways, note) => {
  const order = { ...ORDER, ...own }
  const view = viewOf(order, NOW)
  expect([view.label, waysOn(order)]).toEqual([label, ways])
  expect(view.note).toMatch(note)
})
