import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import { and, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { memberNames } from '../members'
import type { BillDayRow, BillOf, DifferenceRow } from './bill-store'
import { billDay, billDifference } from './reconciliation-tables'

type Reader = Orm | Transaction

export type DayFilter = Omit<StudioInput<StudioOperations['billDayList']>, 'after' | 'limit'>
export type DifferenceFilter = Omit<StudioInput<StudioOperations['differenceList']>, 'after' | 'limit'>

export type CountedDay = BillDayRow & Record<DifferenceRow['state'], number>
export type NamedDifference = DifferenceRow & { decider: string | null }

const countOf = (state: DifferenceRow['state']) =>
  sql<number>`(SELECT count(*)::int FROM ${billDifference} AS d WHERE d.supplier = ${billDay}.supplier
    AND d.day = ${billDay}.day AND d.state = ${state})`

/** A part of the days that match a filter, newest first; the two suppliers of a day always in the same order. */
export async function findDays(
  db: Reader,
  { supplier, state, from, to }: DayFilter,
  { after, limit }: { after: BillOf | undefined; limit: number },
): Promise<CountedDay[]> {
  const behind =
    after &&
    or(lt(billDay.day, after.day), and(eq(billDay.day, after.day), lt(billDay.supplier, after.supplier)))
  const rows = await db
    .select({ row: billDay, open: countOf('open'), settled: countOf('settled'), signed: countOf('signed') })
    .from(billDay)
    .where(
      and(
        supplier && eq(billDay.supplier, supplier),
        state && eq(billDay.state, state),
        from === undefined ? undefined : gte(billDay.day, from),
        to === undefined ? undefined : lte(billDay.day, to),
        behind,
      ),
    )
    .orderBy(desc(billDay.day), desc(billDay.supplier))
    .limit(limit)
  return rows.map(({ row, ...counts }) => ({ ...row, ...counts }))
}

/** Where a part of the list ended. */
export interface DifferencePlace {
  isOpen: boolean
  day: string
  id: number
}

/**
 * A part of the differences that match a filter: those to be settled, then the rest, each with the newest day first.
 */
export async function findDifferences(
  db: Reader,
  filter: DifferenceFilter,
  { after, limit }: { after: DifferencePlace | undefined; limit: number },
): Promise<NamedDifference[]> {
  const decider = memberNames('decider')
  const isOpen = sql`(${billDifference.state} = 'open')`
  const behind =
    after &&
    sql`(${isOpen}, ${billDifference.day}, ${billDifference.id}) < (${after.isOpen}::boolean, ${after.day}::date, ${after.id}::bigint)`
  const rows = await db
    .select({ row: billDifference, decider: decider.name })
    .from(billDifference)
    .leftJoin(decider, eq(decider.member_id, billDifference.decided_by))
    .where(and(wanted(filter), behind))
    .orderBy(desc(isOpen), desc(billDifference.day), desc(billDifference.id))
    .limit(limit)
  return rows.map(({ row, decider: name }) => ({ ...row, decider: name }))
}

/** How many differences match a filter. */
export async function countFound(db: Reader, filter: DifferenceFilter): Promise<number> {
  return db.$count(billDifference, wanted(filter))
}

/** A difference, and who has decided it. */
export async function findNamedDifference(db: Reader, id: number): Promise<NamedDifference | undefined> {
  const decider = memberNames('decider')
  const [found] = await db
    .select({ row: billDifference, decider: decider.name })
    .from(billDifference)
    .leftJoin(decider, eq(decider.member_id, billDifference.decided_by))
    .where(eq(billDifference.id, id))
  return found && { ...found.row, decider: found.decider }
}

function wanted({ supplier, kind, state, from, to }: DifferenceFilter): SQL | undefined {
  return and(
    supplier && eq(billDifference.supplier, supplier),
    kind && eq(billDifference.kind, kind),
    state && eq(billDifference.state, state),
    from === undefined ? undefined : gte(billDifference.day, from),
    to === undefined ? undefined : lte(billDifference.day, to),
  )
}
