import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { startOfDay } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import type { PaymentSupplierName } from '../../integrations'
import { payment, refund } from './order-tables'

type Reader = Orm | Transaction

/** Money as our books have it: a payment received, or a refund sent back. */
export interface LedgerEntry {
  of: 'payment' | 'refund'
  /** The supplier's number for a payment, ours for a refund: what both sides know it by. */
  number: string
  out_trade_no: string
  pid: string
  /** Fen. */
  amount: number
  /** By the supplier's clock. */
  at: Date
}

/** All that was received through a supplier or sent back through it on one day in China. */
export async function findLedgerOfDay(
  db: Reader,
  { supplier, day }: { supplier: PaymentSupplierName; day: string },
): Promise<LedgerEntry[]> {
  const [begin, end] = [startOfDay(day), startOfDay(day, 1)]
  return [
    ...(await findPayments(db, supplier, and(gte(payment.paid_at, begin), lt(payment.paid_at, end)))),
    ...(await findRefunds(db, supplier, and(gte(refund.refunded_at, begin), lt(refund.refunded_at, end)))),
  ]
}

/** Those of these numbers that our books have, on any day. */
export async function findLedgerEntries(
  db: Reader,
  supplier: PaymentSupplierName,
  { payments, refunds }: { payments: readonly string[]; refunds: readonly string[] },
): Promise<LedgerEntry[]> {
  return [
    ...(payments.length > 0
      ? await findPayments(db, supplier, inArray(payment.transaction_id, [...payments]))
      : []),
    ...(refunds.length > 0
      ? await findRefunds(db, supplier, inArray(refund.out_refund_no, [...refunds]))
      : []),
  ]
}

async function findPayments(
  db: Reader,
  supplier: PaymentSupplierName,
  which: SQL | undefined,
): Promise<LedgerEntry[]> {
  const rows = await db
    .select({
      number: payment.transaction_id,
      out_trade_no: payment.out_trade_no,
      pid: payment.pid,
      amount: payment.amount,
      at: payment.paid_at,
    })
    .from(payment)
    .where(and(eq(payment.supplier, supplier), which))
    .orderBy(payment.paid_at, payment.id)
  return rows.map((row) => ({ of: 'payment', ...row }))
}

/** Completed refunds only: one that is merely requested has not moved any money. */
async function findRefunds(
  db: Reader,
  supplier: PaymentSupplierName,
  which: SQL | undefined,
): Promise<LedgerEntry[]> {
  const rows = await db
    .select({
      number: refund.out_refund_no,
      out_trade_no: payment.out_trade_no,
      pid: refund.pid,
      amount: refund.amount,
      at: refund.refunded_at,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.payment_id))
    .where(and(eq(payment.supplier, supplier), eq(refund.state, 'refunded'), which))
    .orderBy(refund.refunded_at, refund.out_refund_no)
  return rows.flatMap(({ at, ...row }) => (at ? [{ of: 'refund' as const, ...row, at }] : []))
}
