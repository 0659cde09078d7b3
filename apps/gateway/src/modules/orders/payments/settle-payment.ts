import { ORDER_STATUS } from '@yingzao/contract/server'
import type { Transaction } from '../../../db/database'
import type { PaymentSupplierName } from '../../../integrations'
import { recordFollowing } from '../../conversions'
import { grantEntitlement } from '../entitlements/entitlement-store'
import { type LockedOrder, lockOrder, moveOrder } from '../order-state'
import { insertRefund } from '../refunds/refund-store'
import { paymentFigures } from './payment-figures'
import {
  type Attempt,
  endAttempt,
  findAttempt,
  findPaymentOf,
  insertEvent,
  insertPayment,
} from './payment-store'
import type { PaymentTools } from './payment-tools'

/** Money that a supplier says has come. */
export interface HeardPayment {
  supplier: PaymentSupplierName
  heard_by: 'notice' | 'query' | 'bill'
  notice_id?: string
  outTradeNo: string
  transactionId: string
  amount: number
  paidAt: Date
}

/**
 * What came of a payment. `paid`: the order is paid and what it bought is granted. `repeat`: known before. `late`,
 * `twice`: the order was already closed or paid, and somebody has to send the money back. `refused`: it is not a
 * payment of ours as we know it; nothing was changed, and a trace is kept.
 */
export type Settled = 'paid' | 'repeat' | 'late' | 'twice' | 'refused'

/**
 * Processes a payment, once per supplier's number, however often and from wherever it is reported: the order's row is
 * locked before anything is checked, and the order, the grant and their trace are one transaction.
 */
export async function settlePayment({ db }: Pick<PaymentTools, 'db'>, heard: HeardPayment): Promise<Settled> {
  const outcome = await takeUp(db, heard)
  paymentFigures().count({ ...heard, outcome })
  return outcome
}

function takeUp(db: PaymentTools['db'], heard: HeardPayment): Promise<Settled> {
  return db.orm.transaction(async (tx) => {
    const attempt = await findAttempt(tx, { supplier: heard.supplier, out_trade_no: heard.outTradeNo })
    const order = attempt && (await lockOrder(tx, attempt.pid))
    const [outcome, why] = attempt && order ? await settle(tx, heard, attempt, order) : UNKNOWN
    await insertEvent(tx, {
      supplier: heard.supplier,
      heard_by: heard.heard_by,
      notice_id: heard.notice_id,
      out_trade_no: heard.outTradeNo,
      pid: order?.pid,
      said: 'paid',
      amount: heard.amount,
      outcome,
      why,
    })
    return outcome
  })
}

type Outcome = readonly [outcome: Settled, why: string]

const UNKNOWN: Outcome = ['refused', 'No payment of ours has this number.']

async function settle(
  tx: Transaction,
  heard: HeardPayment,
  attempt: Attempt,
  order: LockedOrder,
): Promise<Outcome> {
  const { supplier, transactionId: transaction_id } = heard
  if (heard.amount !== attempt.amount)
    return ['refused', `${heard.amount} fen were paid, and ${attempt.amount} were asked for.`]
  const { pid } = order
  const payment_id = await insertPayment(tx, {
    supplier,
    transaction_id,
    out_trade_no: attempt.out_trade_no,
    pid,
    amount: heard.amount,
    paid_at: heard.paidAt,
    heard_by: heard.heard_by,
  })
  if (payment_id === undefined) {
    const known = await findPaymentOf(tx, { supplier, transaction_id })
    return known === attempt.out_trade_no
      ? ['repeat', '']
      : ['refused', `The supplier's number is that of the payment ${known}.`]
  }
  await endAttempt(tx, attempt.out_trade_no)
  if (order.status === ORDER_STATUS.open) {
    await moveOrder(tx, order, ORDER_STATUS.paid, heard.paidAt)
    await grantEntitlement(tx, order)
    await recordFollowing(
      tx,
      { kind: 'order', subject: pid },
      { kind: 'payment', subject: pid, amount: heard.amount },
    )
    return ['paid', '']
  }
  const back = { payment_id, pid, amount: heard.amount }
  if (order.status === ORDER_STATUS.closed) {
    await insertRefund(tx, { ...back, kind: 'late', reason: '订单关闭后到账，应退回' })
    return ['late', '']
  }
  await insertRefund(tx, { ...back, kind: 'twice', reason: '重复支付，应退回' })
  return ['twice', '']
}
