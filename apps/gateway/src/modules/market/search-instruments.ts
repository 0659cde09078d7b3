import { type SQL, sql } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { likeText } from '../../db/like-text'
import { instrument } from './market-tables'

/** A share or an ETF as a search shows it. */
export type FoundInstrument = { code: string; name: string; exchange: string; sector: string }

/**
 * Shares and ETFs whose code or initials begin with a text, or whose name contains it. An exact code is first; then
 * listed ones come before those that no longer are, and within each group, those that begin with the text before those
 * that only contain it.
 */
export async function searchInstruments(
  db: Orm | Transaction,
  text: string,
  limit: number,
): Promise<FoundInstrument[]> {
  const begins = `${likeText(text)}%`
  const isBegun: SQL = sql`(code LIKE ${begins} OR initials LIKE ${begins.toLowerCase()} OR name ILIKE ${begins})`
  const { rows } = await db.execute<FoundInstrument>(sql`
    SELECT code, name, exchange, sector FROM ${instrument}
    WHERE kind <> 'index' AND (${isBegun} OR name ILIKE ${`%${begins}`})
    ORDER BY code = ${text} DESC, coalesce(delisted_on <= ${todayInChina}, false), ${isBegun} DESC, code
    LIMIT ${limit}`)
  return rows
}
