import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { Quote } from './market-store'
import { quote } from './market-tables'

/** How far a source's clock may be ahead. A quote from next year would keep out all that come until then. */
const AHEAD_MS = 5 * 60_000

/** Whether a quote claims to be from the future. */
export function isAhead(quoted_at: Date, now: number = Date.now()): boolean {
  return quoted_at.getTime() > now + AHEAD_MS
}

const COLUMNS = [
  'last',
  'prev_close',
  'open',
  'high',
  'low',
  'bid1',
  'ask1',
  'limit_up',
  'limit_down',
  'volume',
  'amount',
  'quoted_at',
  'is_suspended',
  'source',
  'is_simulated',
] as const

/** Quotes per statement, as the number of parameters is limited. */
const AT_ONCE = 2_000

/**
 * Stores quotes, only the newest of each instrument: one that is older than the stored one, or as old, changes nothing,
 * however many processes store at once. Returns how many were stored.
 */
export async function storeQuotes(db: Orm | Transaction, quotes: readonly Quote[]): Promise<number> {
  // In the same order everywhere, so that two processes cannot deadlock.
  const rows = quotes.toSorted((one, other) => (one.code < other.code ? -1 : 1))
  const set = Object.fromEntries(COLUMNS.map((name) => [name, sql.raw(`excluded.${name}`)]))
  let stored = 0
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const { rowCount } = await db
      .insert(quote)
      .values(rows.slice(first, first + AT_ONCE))
      .onConflictDoUpdate({
        target: quote.code,
        set: { ...set, updated_at: sql`now()` },
        setWhere: sql`excluded.quoted_at > ${quote.quoted_at}`,
      })
    stored += rowCount ?? 0
  }
  return stored
}
