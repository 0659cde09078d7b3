import type { Transaction } from '../../db/database'
import { BadBill, type FetchedBill, SupplierError } from '../../integrations'
import { dayAfter } from '../../time/china-time'
import { findLedgerEntries, findLedgerOfDay, type LedgerEntry, noteBill } from '../orders'
import { billDueAt } from './bill-due'
import {
  type BillDayRow,
  type BillOf,
  countDifferences,
  findDay,
  findDaysMissing,
  findLines,
  findLinesOf,
  insertBill,
  insertDays,
  keepDifferences,
  lockDay,
  updateDay,
} from './bill-store'
import { compareDay, type Difference, type KeptLine } from './compare-day'
import type { ReconciliationTools } from './reconciliation-tools'

/** A day without a bill for which we have nothing either counts as one without payments after so many days. */
const QUIET_DAYS = 3

/**
 * Compares a supplier's bill of a day with our books, and first fetches it if there is none yet. A stored bill is not
 * fetched again. Repeating it changes nothing, nor does another process that does the same; days that were waiting for
 * one of its numbers are compared again. Does not reject if there is no bill: the day says why, and stays open.
 * @param now the current time, for tests
 */
export async function reconcileDay(
  tools: ReconciliationTools,
  of: BillOf,
  now = new Date(),
): Promise<BillDayRow> {
  const { db } = tools
  await insertDays(db.orm, [of])
  const known = await findDay(db.orm, of)
  if (!known?.fetched_at) await fetchBill(tools, of)
  const numbers = await db.orm.transaction((tx) => compare(tx, of, now))
  // Around midnight clocks differ: what one day lacked may be in the bill of the next, or in our books.
  for (const day of await findDaysMissing(db.orm, of, numbers))
    await db.orm.transaction((tx) => compare(tx, { ...of, day }, now))
  const compared = await findDay(db.orm, of)
  if (!compared) throw new Error(`The bill of ${of.supplier} of ${of.day} is not written down.`)
  return compared
}

/** Stores the whole bill, or records why there is none. The supplier is asked outside of any transaction. */
async function fetchBill(tools: ReconciliationTools, of: BillOf): Promise<void> {
  const asked = await askForBill(tools, of)
  if ('problem' in asked) return noteProblem(tools, of, asked)
  try {
    await tools.db.orm.transaction(async (tx) => {
      const day = await lockDay(tx, of)
      if (day?.fetched_at) return
      if (!(await insertBill(tx, of, asked))) throw new BadBill('A bill has a line that another one has too.')
    })
  } catch (error) {
    if (!(error instanceof BadBill)) throw error
    await noteProblem(tools, of, { problem: 'unreadable', why: error.message })
  }
}

interface NoBill {
  problem: NonNullable<BillDayRow['problem']>
  why: string
}

async function askForBill({ suppliers }: ReconciliationTools, of: BillOf): Promise<FetchedBill | NoBill> {
  try {
    const bill = await suppliers[of.supplier].bill(of.day)
    return bill ?? { problem: 'absent', why: '' }
  } catch (error) {
    if (error instanceof BadBill) return { problem: 'unreadable', why: error.message }
    if (error instanceof SupplierError) return { problem: 'unreachable', why: error.message }
    throw error
  }
}

/** A bill that is not trusted leaves a trace among what suppliers have reported, each time it is fetched. */
async function noteProblem(
  { db, log }: ReconciliationTools,
  of: BillOf,
  { problem, why }: NoBill,
): Promise<void> {
  if (problem !== 'absent') log.warn({ ...of, problem }, `There is no bill of that day: ${why}`)
  await db.orm.transaction(async (tx) => {
    const day = await lockDay(tx, of)
    if (day?.fetched_at) return
    await updateDay(tx, of, { problem, problem_text: why, isAsked: true })
    if (problem === 'unreadable') await noteBill(tx, { ...of, why })
  })
}

/** Returns the numbers of everything that either side has on this day. */
async function compare(tx: Transaction, of: BillOf, now: Date): Promise<string[]> {
  const day = await lockDay(tx, of)
  if (!day) return []
  const ledger = await findLedgerOfDay(tx, of)
  const lines = day.fetched_at ? await findLines(tx, of) : []
  const found = day.fetched_at ? await findDifferences(tx, of, lines, ledger) : lateBill(day, ledger, now)
  await keepDifferences(tx, of, found)
  await updateDay(tx, of, {
    ledger_paid: sumOf(ledger, 'payment'),
    ledger_refunded: sumOf(ledger, 'refund'),
    isCompared: true,
  })
  await closeIfDone(tx, of, { isQuiet: isQuiet(day, ledger, now) })
  return [...lines, ...ledger].map(({ number }) => number)
}

async function findDifferences(
  tx: Transaction,
  of: BillOf,
  lines: readonly KeptLine[],
  ledger: readonly LedgerEntry[],
): Promise<Difference[]> {
  const numbers = (kind: KeptLine['of']) =>
    lines.filter((line) => line.of === kind).map(({ number }) => number)
  const ledgerElsewhere = await findLedgerEntries(tx, of.supplier, {
    payments: numbers('payment'),
    refunds: numbers('refund'),
  })
  const linesElsewhere = await findLinesOf(
    tx,
    of.supplier,
    ledger.map(({ number }) => number),
  )
  return compareDay({ lines, ledger, linesElsewhere, ledgerElsewhere })
}

/** The difference for a bill that is overdue, if there is something that it should contain. */
function lateBill(day: BillDayRow, ledger: readonly LedgerEntry[], now: Date): Difference[] {
  const isExpected = ledger.length > 0 || (day.problem !== null && day.problem !== 'absent')
  if (!isExpected || now < billDueAt(day.day)) return []
  const none = { out_trade_no: '', pid: null, ours: null, theirs: null, ours_at: null, theirs_at: null }
  return [{ kind: 'bill_late', of: 'bill', number: '', ...none }]
}

function isQuiet(
  { day, problem, fetched_at }: BillDayRow,
  ledger: readonly LedgerEntry[],
  now: Date,
): boolean {
  return (
    fetched_at === null &&
    problem === 'absent' &&
    ledger.length === 0 &&
    now >= billDueAt(dayAfter(day, QUIET_DAYS - 1))
  )
}

/**
 * Updates whether a locked day is done: all its differences are settled or signed for, and there is a bill, or somebody
 * has signed that there is none.
 */
export async function closeIfDone(tx: Transaction, of: BillOf, { isQuiet = false } = {}): Promise<void> {
  const day = await lockDay(tx, of)
  const { open, signed } = await countDifferences(tx, of)
  const hasBill = day?.fetched_at !== null || isQuiet
  const isDone = open === 0 && (hasBill || signed > 0)
  const closed = signed > 0 ? 'signed' : 'closed'
  await updateDay(tx, of, { state: isDone ? closed : 'open' })
}

function sumOf(ledger: readonly LedgerEntry[], kind: LedgerEntry['of']): number {
  return ledger.reduce((fen, { of, amount }) => (of === kind ? fen + amount : fen), 0)
}
