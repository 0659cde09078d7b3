import { and, asc, eq, gt, lte, min, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../../db/database'
import { corporateAction, quote, quoteTick, tradeCalendar } from './market-tables'

type Reader = Orm | Transaction

/** A quote as received, with the number of the statement that stored it. */
export type TickQuote = typeof quoteTick.$inferSelect

/** What changes a holding without a trade. */
export type CorporateAction = typeof corporateAction.$inferSelect

/** The number of the newest quotes; 0: none are kept. */
export async function newestTick(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ tick_id: string | null }>(
    sql`SELECT max(${quoteTick.tick_id}) AS tick_id FROM ${quoteTick}`,
  )
  return Number(rows[0]?.tick_id ?? 0)
}

/** The number of the quotes that came next after a number; undefined: none have. */
export async function nextTick(db: Reader, after: number): Promise<number | undefined> {
  const [row] = await db
    .select({ tick_id: min(quoteTick.tick_id) })
    .from(quoteTick)
    .where(gt(quoteTick.tick_id, after))
  return row?.tick_id ?? undefined
}

/** The quotes of one number. */
export async function quotesOfTick(db: Reader, tick_id: number): Promise<TickQuote[]> {
  return db.select().from(quoteTick).where(eq(quoteTick.tick_id, tick_id))
}

/** Which of some instruments have a quote with a number above one and up to another. */
export async function changedCodes(
  db: Reader,
  codes: readonly string[],
  { after, until }: { after: number; until: number },
): Promise<string[]> {
  const { code, tick_id } = quoteTick
  const rows = await db
    .selectDistinct({ code })
    .from(quoteTick)
    .where(and(gt(tick_id, after), lte(tick_id, until), sql`${code} = ANY(${sql.param([...codes])}::text[])`))
  return rows.map((row) => row.code)
}

/** A part of a query to join: what everything was last traded at. */
export function lastPrices<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ code: quote.code, last: quote.last }).from(quote).as(as)
}

/** What was announced for an ex-date, in the order of the codes. */
export async function findActionsOf(db: Reader, ex_date: string): Promise<CorporateAction[]> {
  return db
    .select()
    .from(corporateAction)
    .where(eq(corporateAction.ex_date, ex_date))
    .orderBy(asc(corporateAction.code))
}

/**
 * Dividends paid by a day, from the year before it: without a stated payment day, they count as paid on their ex-date.
 */
export async function findPaidBy(db: Reader, day: string): Promise<CorporateAction[]> {
  const { cash, ex_date, pay_date } = corporateAction
  return db
    .select()
    .from(corporateAction)
    .where(
      and(
        gt(cash, 0),
        lte(ex_date, day),
        sql`coalesce(${pay_date}, ${ex_date}) <= ${day}::date`,
        sql`${ex_date} > ${day}::date - 366`,
      ),
    )
}

/** How many days the exchanges have traded from one day to another, both included. */
export async function countTradeDays(db: Reader, from: string, until: string): Promise<number> {
  const { day, is_open } = tradeCalendar
  return db.$count(
    tradeCalendar,
    and(eq(is_open, true), sql`${day} BETWEEN ${from}::date AND ${until}::date`),
  )
}
