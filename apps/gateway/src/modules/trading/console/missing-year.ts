import type { Transaction } from '../../../db/database'
import { isTradeDay, UnknownTradeYear } from '../../market'

/** The first year in a span of days whose trading days are not known. Null: they are all known. */
export async function findMissingYear(
  tx: Transaction,
  { start_day, end_day }: { start_day: string; end_day: string },
): Promise<number | null> {
  for (let year = Number(start_day.slice(0, 4)); year <= Number(end_day.slice(0, 4)); year += 1)
    try {
      await isTradeDay(tx, `${year}-01-01`)
    } catch (error) {
      if (error instanceof UnknownTradeYear) return year
      throw error
    }
  return null
}
