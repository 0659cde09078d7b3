import { and, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { findCloses, findQuotes } from '../../market'
import type { Contest } from '../contests/contest-store'
import { simSuspect } from '../rank-tables'
import type { Holding } from './holdings-of'

/** The price that a share counts at, ten-thousandths of a yuan. */
export interface CountedPrice {
  price: number
  is_suspended: boolean
  is_simulated: boolean
  /** It jumped without an announcement, and keeps its earlier price. */
  is_frozen: boolean
}

/** The prices that some shares count at now or, once a contest is over, at the end of its last day. */
export async function pricesOf(
  db: Orm,
  codes: readonly string[],
  { isOver, end_day }: Pick<Contest, 'isOver' | 'end_day'>,
): Promise<ReadonlyMap<string, CountedPrice>> {
  if (codes.length === 0) return new Map()
  const prices = new Map<string, CountedPrice>()
  if (isOver) {
    for (const { code, close, is_simulated } of (await findCloses(db, codes, end_day)).values())
      prices.set(code, { price: close, is_suspended: false, is_simulated, is_frozen: false })
  } else {
    for (const { code, last, is_suspended, is_simulated } of (await findQuotes(db, codes)).values())
      prices.set(code, { price: last, is_suspended, is_simulated, is_frozen: false })
  }
  for (const { code, kept_price } of await findFrozen(db, codes)) {
    const known = prices.get(code) ?? { is_suspended: false, is_simulated: false }
    prices.set(code, { ...known, price: kept_price, is_frozen: true })
  }
  return prices
}

async function findFrozen(db: Orm, codes: readonly string[]) {
  return db
    .select({ code: simSuspect.code, kept_price: simSuspect.kept_price })
    .from(simSuspect)
    .where(and(inArray(simSuspect.code, [...codes]), isNull(simSuspect.resolved_at)))
    .orderBy(simSuspect.day)
}

/** What a holding is worth, fen. Where no price is known, what was paid for it. */
export function shareValue({ code, qty, cost }: Holding, prices: ReadonlyMap<string, CountedPrice>): number {
  const counted = prices.get(code)
  // A unit of price is a hundredth of a fen.
  return counted ? Math.round((qty * counted.price) / 100) : cost
}
