import { and, asc, count, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { FetchedBill, PaymentSupplierName } from '../../integrations'
import type { Difference, KeptLine } from './compare-day'
import { billDay, billDifference, billLine } from './reconciliation-tables'

type Reader = Orm | Transaction

/** Which supplier's bill, and for which day in China. */
export interface BillOf {
  supplier: PaymentSupplierName
  day: string
}

export type BillDayRow = typeof billDay.$inferSelect
export type DifferenceRow = typeof billDifference.$inferSelect

/** Lines are inserted so many at a time. */
const PART = 1_000

const isDay = ({ supplier, day }: BillOf) => and(eq(billDay.supplier, supplier), eq(billDay.day, day))

/** Stores days that are to be compared; existing ones stay as they are. */
export async function insertDays(db: Reader, days: readonly BillOf[]): Promise<void> {
  if (days.length > 0)
    await db
      .insert(billDay)
      .values([...days])
      .onConflictDoNothing()
}

export async function findDay(db: Reader, of: BillOf): Promise<BillDayRow | undefined> {
  const [row] = await db.select().from(billDay).where(isDay(of))
  return row
}

/** Locks a day, so that nobody else can change it before this transaction ends. */
export async function lockDay(tx: Transaction, of: BillOf): Promise<BillDayRow | undefined> {
  const [row] = await tx.select().from(billDay).where(isDay(of)).for('update')
  return row
}

/** The newest day of a supplier. Undefined: none was ever compared. */
export async function findNewestDay(db: Reader, supplier: PaymentSupplierName): Promise<string | undefined> {
  const [row] = await db
    .select({ day: billDay.day })
    .from(billDay)
    .where(eq(billDay.supplier, supplier))
    .orderBy(desc(billDay.day))
    .limit(1)
  return row?.day
}

/** The days of a supplier that are not closed, the oldest first. */
export async function findOpenDays(
  db: Reader,
  supplier: PaymentSupplierName,
  from: string,
): Promise<string[]> {
  const rows = await db
    .select({ day: billDay.day })
    .from(billDay)
    .where(
      and(eq(billDay.supplier, supplier), eq(billDay.state, 'open'), sql`${billDay.day} >= ${from}::date`),
    )
    .orderBy(asc(billDay.day))
  return rows.map(({ day }) => day)
}

/** How many days up to this one are not closed. */
export async function countOpenDays(db: Reader, until: string): Promise<number> {
  return db.$count(billDay, and(eq(billDay.state, 'open'), sql`${billDay.day} <= ${until}::date`))
}

type DayChange = Partial<
  Pick<
    BillDayRow,
    'state' | 'problem' | 'problem_text' | 'lines' | 'paid' | 'refunded' | 'ledger_paid' | 'ledger_refunded'
  >
>

/** Changes a day that is locked. */
export async function updateDay(
  tx: Transaction,
  of: BillOf,
  { isAsked, isCompared, ...change }: DayChange & { isAsked?: boolean; isCompared?: boolean },
): Promise<void> {
  await tx
    .update(billDay)
    .set({
      ...change,
      ...(isAsked && { asked_at: sql`now()` }),
      ...(isCompared && { compared_at: sql`now()` }),
    })
    .where(isDay(of))
}

/**
 * Stores a bill, completely or not at all. False: one of its lines already exists, in another bill or twice in this
 * one. The caller's transaction must not commit then.
 */
export async function insertBill(tx: Transaction, of: BillOf, bill: FetchedBill): Promise<boolean> {
  const { supplier, day } = of
  const rows = bill.lines.map((line) => ({
    supplier,
    day,
    of: line.kind,
    number: line.kind === 'payment' ? line.transactionId : line.outRefundNo || line.refundId,
    out_trade_no: line.outTradeNo,
    amount: line.amount,
    at: line.at,
  }))
  for (let at = 0; at < rows.length; at += PART) {
    const part = rows.slice(at, at + PART)
    const made = await tx.insert(billLine).values(part).onConflictDoNothing().returning({ of: billLine.of })
    if (made.length < part.length) return false
  }
  const sumOf = (kind: 'payment' | 'refund') =>
    bill.lines.reduce((fen, line) => (line.kind === kind ? fen + line.amount : fen), 0)
  await tx
    .update(billDay)
    .set({
      problem: null,
      problem_text: '',
      asked_at: sql`now()`,
      fetched_at: sql`now()`,
      sha256: bill.sha256,
      lines: rows.length,
      paid: sumOf('payment'),
      refunded: sumOf('refund'),
    })
    .where(isDay(of))
  return true
}

const lineColumns = {
  of: billLine.of,
  number: billLine.number,
  out_trade_no: billLine.out_trade_no,
  amount: billLine.amount,
  at: billLine.at,
}

/** The lines of a day's bill. */
export async function findLines(db: Reader, { supplier, day }: BillOf): Promise<KeptLine[]> {
  return db
    .select(lineColumns)
    .from(billLine)
    .where(and(eq(billLine.supplier, supplier), eq(billLine.day, day)))
    .orderBy(asc(billLine.at), asc(billLine.number))
}

/** The lines with these numbers, for any day. */
export async function findLinesOf(
  db: Reader,
  supplier: PaymentSupplierName,
  numbers: readonly string[],
): Promise<KeptLine[]> {
  if (numbers.length === 0) return []
  return db
    .select(lineColumns)
    .from(billLine)
    .where(and(eq(billLine.supplier, supplier), inArray(billLine.number, [...numbers])))
}

/** A line that a difference is about. */
export async function findLine(
  db: Reader,
  { supplier, of, number }: { supplier: PaymentSupplierName; of: 'payment' | 'refund'; number: string },
): Promise<KeptLine | undefined> {
  const [row] = await db
    .select(lineColumns)
    .from(billLine)
    .where(and(eq(billLine.supplier, supplier), eq(billLine.of, of), eq(billLine.number, number)))
  return row
}

/** Days of a supplier, other than this one, that have an open difference about one of these numbers. */
export async function findDaysMissing(
  db: Reader,
  { supplier, day }: BillOf,
  numbers: readonly string[],
): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectDistinct({ day: billDifference.day })
    .from(billDifference)
    .where(
      and(
        eq(billDifference.supplier, supplier),
        ne(billDifference.day, day),
        eq(billDifference.state, 'open'),
        inArray(billDifference.number, [...numbers]),
      ),
    )
  return rows.map((row) => row.day)
}

/**
 * Stores what a comparison has found, over the results of an earlier one: new differences are added, open ones are
 * updated, and those no longer found have settled themselves. What somebody has decided stays as it is.
 */
export async function keepDifferences(
  tx: Transaction,
  { supplier, day }: BillOf,
  found: readonly Difference[],
): Promise<void> {
  const ids: number[] = []
  for (let at = 0; at < found.length; at += PART) {
    const rows = found
      .slice(at, at + PART)
      .map((difference) => ({ supplier, day, ...difference, ...bySelf(difference) }))
    const kept = await tx
      .insert(billDifference)
      .values(rows)
      .onConflictDoUpdate({
        target: [billDifference.supplier, billDifference.day, billDifference.of, billDifference.number],
        set: {
          kind: sql`excluded.kind`,
          out_trade_no: sql`excluded.out_trade_no`,
          pid: sql`excluded.pid`,
          ours: sql`excluded.ours`,
          theirs: sql`excluded.theirs`,
          ours_at: sql`excluded.ours_at`,
          theirs_at: sql`excluded.theirs_at`,
          state: sql`excluded.state`,
          outcome: sql`excluded.outcome`,
          decided_at: sql`excluded.decided_at`,
        },
        setWhere: sql`${billDifference.state} = 'open' or ${billDifference.outcome} = 'gone'`,
      })
      .returning({ id: billDifference.id })
    ids.push(...kept.map(({ id }) => id))
  }
  await tx
    .update(billDifference)
    .set({ state: 'settled', outcome: 'gone', decided_at: sql`now()` })
    .where(
      and(
        eq(billDifference.supplier, supplier),
        eq(billDifference.day, day),
        eq(billDifference.state, 'open'),
        ids.length > 0 ? notInArray(billDifference.id, ids) : undefined,
      ),
    )
}

/** An entry that both sides have, on different days, explains itself. */
function bySelf({ kind }: Difference) {
  return kind === 'day_edge'
    ? ({ state: 'settled', outcome: 'elsewhere', decided_at: sql`now()` } as const)
    : ({ state: 'open', outcome: '', decided_at: null } as const)
}

/** How many differences a day has in each state. */
export async function countDifferences(
  db: Reader,
  { supplier, day }: BillOf,
): Promise<Record<DifferenceRow['state'], number>> {
  const rows = await db
    .select({ state: billDifference.state, number: count() })
    .from(billDifference)
    .where(and(eq(billDifference.supplier, supplier), eq(billDifference.day, day)))
    .groupBy(billDifference.state)
  const found = Object.fromEntries(rows.map(({ state, number }) => [state, number]))
  return { open: found.open ?? 0, settled: found.settled ?? 0, signed: found.signed ?? 0 }
}

export async function findDifference(db: Reader, id: number): Promise<DifferenceRow | undefined> {
  const [row] = await db.select().from(billDifference).where(eq(billDifference.id, id))
  return row
}

/** Decides an open difference, once. False: somebody else, or a comparison, was quicker. */
export async function decideDifference(
  tx: Transaction,
  id: number,
  decision: Partial<Pick<DifferenceRow, 'state' | 'outcome' | 'reason' | 'decided_by'>>,
): Promise<boolean> {
  const rows = await tx
    .update(billDifference)
    .set({ ...decision, decided_at: sql`now()` })
    .where(and(eq(billDifference.id, id), eq(billDifference.state, 'open')))
    .returning({ id: billDifference.id })
  return rows.length > 0
}
