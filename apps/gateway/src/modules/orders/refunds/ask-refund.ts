import { errors, ORDER_STATUS } from '@yingzao/contract/server'
import { studioErrors } from '@yingzao/contract/studio'
import type { Database, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { lockOrder } from '../order-state'
import { type AskedRefund, findAskedRefund, findRefundable, insertRefund } from './refund-store'

export interface RefundWish {
  pid: string
  /** Fen. Undefined: all that is left. */
  amount?: number | undefined
  reason: string
  /** The amount left as the member saw it; another figure is a conflict. */
  seenLeft?: number
}

/** Who requests it: the visitor who owns the order, or a member. */
export type Wisher = { uid: number } | { member: number }

/**
 * Records a request to refund a paid order, in full or in part. Runs under the order's lock, so that however many ask
 * at once, never more is requested than was paid. Nothing is sent before somebody else releases it. A visitor who has
 * already asked gets that same refund.
 */
export async function askRefund(
  db: Pick<Database, 'orm'>,
  wish: RefundWish,
  by: Wisher,
): Promise<AskedRefund> {
  return db.orm.transaction((tx) => askRefundIn(tx, wish, by))
}

/** The same as part of a transaction. Members get the errors of their own catalogue. */
export async function askRefundIn(tx: Transaction, wish: RefundWish, by: Wisher): Promise<AskedRefund> {
  const refusals = 'member' in by ? MEMBERS : VISITORS
  const order = await lockOrder(tx, wish.pid)
  if (!order || ('uid' in by && order.uid !== by.uid)) throw new AppError(refusals.missing)
  const waiting = 'uid' in by ? await findAskedRefund(tx, wish.pid) : undefined
  if (waiting !== undefined) return waiting
  const [most] = order.status === ORDER_STATUS.paid ? await findRefundable(tx, wish.pid) : []
  const left = most?.left ?? 0
  if (wish.seenLeft !== undefined && wish.seenLeft !== left) throw new AppError(studioErrors.conflict)
  const amount = wish.amount ?? left
  if (!most || amount < 1 || amount > left) throw new AppError(refusals.notPossible)
  const out_refund_no = await insertRefund(tx, {
    payment_id: most.payment_id,
    pid: wish.pid,
    amount,
    reason: wish.reason,
    kind: 'uid' in by ? 'visitor' : 'operator',
    asked_by: 'member' in by ? by.member : null,
  })
  return { out_refund_no, state: 'asked' }
}

const VISITORS = { missing: errors.orderMissing, notPossible: errors.refundNotPossible }
const MEMBERS = { missing: studioErrors.notFound, notPossible: studioErrors.refundNotPossible }
