import type { PaymentChannel } from '@yingzao/contract/server'
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import type { PaymentSupplierName } from '../../../integrations'
import { payment, paymentAttempt, paymentEvent } from '../order-tables'

type Reader = Orm | Transaction

export interface Attempt {
  out_trade_no: string
  pid: string
  supplier: PaymentSupplierName
  amount: number
}

const attemptColumns = {
  out_trade_no: paymentAttempt.out_trade_no,
  pid: paymentAttempt.pid,
  supplier: paymentAttempt.supplier,
  amount: paymentAttempt.amount,
}

/** The open attempt to pay an order through a channel, begun if there is none. The order has to be locked. */
export async function beginAttempt(
  tx: Transaction,
  attempt: Omit<Attempt, 'out_trade_no'> & { channel: PaymentChannel },
): Promise<Attempt> {
  const { pid, channel } = attempt
  const [found] = await tx
    .select(attemptColumns)
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.pid, pid), eq(paymentAttempt.channel, channel), eq(paymentAttempt.state, 'open')),
    )
  if (found) return found
  const earlier = await tx.$count(paymentAttempt, eq(paymentAttempt.pid, pid))
  const out_trade_no = `${pid}T${String(earlier + 1).padStart(2, '0')}`
  const [made] = await tx
    .insert(paymentAttempt)
    .values({ ...attempt, out_trade_no })
    .returning(attemptColumns)
  if (!made) throw new Error(`The payment ${out_trade_no} was not written down.`)
  return made
}

/**
 * Looks an attempt up by its number at a supplier; undefined if the number belongs to another supplier or to nobody.
 */
export async function findAttempt(
  db: Reader,
  { supplier, out_trade_no }: Pick<Attempt, 'supplier' | 'out_trade_no'>,
): Promise<Attempt | undefined> {
  const [row] = await db
    .select(attemptColumns)
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.out_trade_no, out_trade_no), eq(paymentAttempt.supplier, supplier)))
  return row
}

/** The attempts of an order whose result is not known yet, oldest first. */
export async function findOpenAttempts(db: Reader, pid: string): Promise<Attempt[]> {
  return db
    .select(attemptColumns)
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.pid, pid), eq(paymentAttempt.state, 'open')))
    .orderBy(asc(paymentAttempt.created_at), asc(paymentAttempt.out_trade_no))
}

/** The newest attempt to pay an order, whatever became of it. */
export async function findLastAttempt(db: Reader, pid: string) {
  const [row] = await db
    .select({ out_trade_no: paymentAttempt.out_trade_no, channel: paymentAttempt.channel })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.pid, pid))
    .orderBy(desc(paymentAttempt.created_at), desc(paymentAttempt.out_trade_no))
    .limit(1)
  return row
}

/**
 * Those of the open attempts that nobody has asked about for so long. Whoever gets one must ask; no second caller gets
 * it meanwhile.
 */
export async function takeTurnToAsk(db: Orm, pid: string, afterSeconds: number): Promise<Attempt[]> {
  return db
    .update(paymentAttempt)
    .set({ asked_at: sql`now()` })
    .where(
      and(
        eq(paymentAttempt.pid, pid),
        eq(paymentAttempt.state, 'open'),
        or(
          isNull(paymentAttempt.asked_at),
          lt(paymentAttempt.asked_at, sql`now() - make_interval(secs => ${afterSeconds})`),
        ),
      ),
    )
    .returning(attemptColumns)
}

/** Ends an attempt: nobody needs to ask about it any more. */
export async function endAttempt(tx: Transaction, out_trade_no: string): Promise<void> {
  await tx.update(paymentAttempt).set({ state: 'done' }).where(eq(paymentAttempt.out_trade_no, out_trade_no))
}

/** Stores a payment that was received. Returns its id; undefined if it was stored before. */
export async function insertPayment(
  tx: Transaction,
  row: typeof payment.$inferInsert,
): Promise<number | undefined> {
  const [made] = await tx.insert(payment).values(row).onConflictDoNothing().returning({ id: payment.id })
  return made?.id
}

/** The payment that paid an order, and the channel it came through. Undefined: there is none. */
export async function findFirstPayment(db: Reader, pid: string) {
  const [row] = await db
    .select({
      amount: payment.amount,
      transaction_id: payment.transaction_id,
      channel: paymentAttempt.channel,
    })
    .from(payment)
    .innerJoin(paymentAttempt, eq(paymentAttempt.out_trade_no, payment.out_trade_no))
    .where(eq(payment.pid, pid))
    // Payments of one order are stored one at a time, under its lock.
    .orderBy(asc(payment.id))
    .limit(1)
  return row
}

/** Of which order a payment was, by its supplier's number. */
export async function findPaymentOf(
  tx: Transaction,
  { supplier, transaction_id }: { supplier: PaymentSupplierName; transaction_id: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ out_trade_no: payment.out_trade_no })
    .from(payment)
    .where(and(eq(payment.supplier, supplier), eq(payment.transaction_id, transaction_id)))
  return row?.out_trade_no
}

/** What came of a payment when it was first heard of. Undefined: nothing yet. */
export async function findFirstOutcome(
  db: Reader,
  { supplier, out_trade_no }: Pick<Attempt, 'supplier' | 'out_trade_no'>,
): Promise<'paid' | 'late' | 'twice' | undefined> {
  const [row] = await db
    .select({ outcome: sql<'paid' | 'late' | 'twice'>`${paymentEvent.outcome}` })
    .from(paymentEvent)
    .innerJoin(paymentAttempt, eq(paymentAttempt.pid, paymentEvent.pid))
    .where(
      and(
        eq(paymentAttempt.out_trade_no, out_trade_no),
        eq(paymentEvent.out_trade_no, out_trade_no),
        eq(paymentEvent.supplier, supplier),
        inArray(paymentEvent.outcome, ['paid', 'late', 'twice']),
      ),
    )
    .orderBy(asc(paymentEvent.id))
    .limit(1)
  return row?.outcome
}

/** Records why a supplier's bill was not trusted. */
export async function noteBill(
  db: Reader,
  { supplier, day, why }: { supplier: PaymentSupplierName; day: string; why: string },
): Promise<void> {
  await insertEvent(db, { supplier, heard_by: 'bill', said: `bill ${day}`, outcome: 'refused', why })
}

/** Records what a supplier has reported. */
export async function insertEvent(db: Reader, row: typeof paymentEvent.$inferInsert): Promise<void> {
  await db.insert(paymentEvent).values(row)
}
