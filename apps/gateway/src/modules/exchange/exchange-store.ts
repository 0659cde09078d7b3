import { asc } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { exchangeRule } from './exchange-tables'

/** A rule from a day on, as it is stored. */
export type ExchangeRule = typeof exchangeRule.$inferSelect

/**
 * All stored rules. Read afresh each time, so that what an operator imports takes effect immediately in every process:
 * there are some dozens of rows.
 */
export async function loadExchangeRules(db: Orm | Transaction): Promise<ExchangeRule[]> {
  return db
    .select()
    .from(exchangeRule)
    .orderBy(asc(exchangeRule.board), asc(exchangeRule.name), asc(exchangeRule.from_day))
}
