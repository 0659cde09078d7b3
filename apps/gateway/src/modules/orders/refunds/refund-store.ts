import { and, eq, ne, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import type { PaymentSupplierName } from '../../../integrations'
import { payment, paymentAttempt, refund } from '../order-tables'

type Reader = Orm | Transaction

/** A payment of an order, and how much of it has been neither refunded nor requested back. */
export interface Refundable {
  payment_id: number
  left: number
}

/** The payments of an order that have something left, largest first. The order has to be locked. */
export async function findRefundable(tx: Transaction, pid: string): Promise<Refundable[]> {
  const left = sql<number>`(${payment.amount} - coalesce(sum(${refund.amount}), 0))::int`
  return tx
    .select({ payment_id: payment.id, left })
    .from(payment)
    .leftJoin(refund, and(eq(refund.payment_id, payment.id), ne(refund.state, 'declined')))
    .where(eq(payment.pid, pid))
    .groupBy(payment.id)
    .having(sql`${left} > 0`)
    .orderBy(sql`${left} desc`, payment.id)
}

type NewRefund = Pick<
  typeof refund.$inferInsert,
  'payment_id' | 'pid' | 'amount' | 'kind' | 'reason' | 'asked_by'
>

/** Stores a refund. The order has to be locked, which is what keeps the numbers consecutive. */
export async function insertRefund(tx: Transaction, asked: NewRefund): Promise<string> {
  const earlier = await tx.$count(refund, eq(refund.pid, asked.pid))
  const out_refund_no = `${asked.pid}R${String(earlier + 1).padStart(2, '0')}`
  await tx.insert(refund).values({ ...asked, out_refund_no })
  return out_refund_no
}

/** A refund's number and state. */
export type AskedRefund = Pick<typeof refund.$inferSelect, 'out_refund_no' | 'state'>

/** A refund that the order's visitor has requested and nobody has declined. */
export async function findAskedRefund(tx: Transaction, pid: string): Promise<AskedRefund | undefined> {
  const [row] = await tx
    .select({ out_refund_no: refund.out_refund_no, state: refund.state })
    .from(refund)
    .where(and(eq(refund.pid, pid), eq(refund.kind, 'visitor'), ne(refund.state, 'declined')))
  return row
}

/** Locks a refund, so that nobody else can change it before this transaction ends, and returns it with its payment. */
export async function lockRefund(tx: Transaction, out_refund_no: string) {
  const [row] = await refundsOf(tx)
    .where(eq(refund.out_refund_no, out_refund_no))
    .for('update', { of: refund })
  return row && { ...row, supplier: row.supplier as PaymentSupplierName }
}

/** The same for reading only. */
export async function findRefund(db: Reader, out_refund_no: string) {
  const [row] = await refundsOf(db).where(eq(refund.out_refund_no, out_refund_no))
  return row
}

function refundsOf(db: Reader) {
  return db
    .select({
      out_refund_no: refund.out_refund_no,
      out_trade_no: payment.out_trade_no,
      pid: refund.pid,
      supplier: payment.supplier,
      amount: refund.amount,
      total: payment.amount,
      reason: refund.reason,
      kind: refund.kind,
      state: refund.state,
      asked_by: refund.asked_by,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.payment_id))
    .innerJoin(paymentAttempt, eq(paymentAttempt.out_trade_no, payment.out_trade_no))
    .$dynamic()
}

/** What has been refunded of the money that paid an order, oldest first. Money received for nothing does not count. */
export async function findSentBack(db: Reader, pid: string) {
  return db
    .select({ amount: refund.amount, refunded_at: refund.refunded_at })
    .from(refund)
    .where(
      and(eq(refund.pid, pid), eq(refund.state, 'refunded'), sql`${refund.kind} in ('visitor', 'operator')`),
    )
    .orderBy(refund.refunded_at, refund.out_refund_no)
}

/** Members who have asked for a refund of an order, or decided about one. */
export async function findRefundMembers(db: Reader, pid: string): Promise<Set<number>> {
  const rows = await db
    .select({ asked_by: refund.asked_by, decided_by: refund.decided_by })
    .from(refund)
    .where(eq(refund.pid, pid))
  const members = rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by])
  return new Set(members.filter((member) => member !== null))
}

/** How much of the money that paid an order has been refunded. Money received for nothing does not count. */
export async function sumRefunded(tx: Transaction, pid: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refund.amount}), 0)::int` })
    .from(refund)
    .where(
      and(eq(refund.pid, pid), eq(refund.state, 'refunded'), sql`${refund.kind} in ('visitor', 'operator')`),
    )
  return row?.sum ?? 0
}

type Change = Partial<Omit<typeof refund.$inferInsert, 'decided_at' | 'refunded_at'>> & {
  decided_at?: ReturnType<typeof sql>
  refunded_at?: Date
}

/** Changes a refund that is locked. */
export async function updateRefund(tx: Transaction, out_refund_no: string, change: Change): Promise<void> {
  await tx.update(refund).set(change).where(eq(refund.out_refund_no, out_refund_no))
}
