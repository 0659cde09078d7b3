import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simPrice } from '../rank-tables'
import { findKept, findSuspects } from './find-suspects'
import { type CountedPrice, countedPrice } from './judge-price'
import { SettlementRefusal } from './settlement-refusal'
import { loadShareDays } from './share-days'
import { codesHeld, sharesHeld } from './shares-held'

/** So many are named, and the rest counted. */
const NAMED = 5

interface Day {
  competition_id: string
  day: string
}

/**
 * Stores what every share that somebody held at the end of a day counts with in a contest, in place of what was stored
 * before. Refuses a day of which a price is missing.
 */
export async function priceShares(tx: Transaction, { competition_id, day }: Day): Promise<void> {
  const codes = await findCodes(tx, day)
  await findSuspects(tx, codes, day)
  const kept = await findKept(tx, codes, day)
  const since = [...kept.values()].reduce((first, one) => (one.day < first ? one.day : first), day)
  const prices: (CountedPrice & { code: string })[] = []
  const without = new Map<string, string>()
  for (const one of await loadShareDays(tx, codes, day, since)) {
    const { code, name } = one.share
    const counted = countedPrice({ ...one, kept: kept.get(code) })
    if (counted) prices.push({ code, ...counted })
    else without.set(code, name)
  }
  await refuseMissing(tx, { competition_id, day }, without)
  await storePrices(tx, { competition_id, day }, prices)
}

/** Which shares count with another price than their close. */
export async function findUnusual(tx: Transaction, { competition_id, day }: Day) {
  const { rows } = await tx.execute<{ code: string; basis: 'suspended' | 'kept' }>(sql`
    SELECT code, basis FROM ${simPrice}
    WHERE competition_id = ${competition_id} AND day = ${day}::date AND basis <> 'close' ORDER BY code`)
  const of = (basis: string) => rows.filter((row) => row.basis === basis).map(({ code }) => code)
  return { suspended: of('suspended'), kept: of('kept') }
}

async function findCodes(tx: Transaction, day: string): Promise<string[]> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    SELECT DISTINCT code FROM ${codesHeld(day)} AS held ORDER BY code`)
  return rows.map(({ code }) => code)
}

/** What nobody of the contest held on the day needs no price. */
async function refuseMissing(
  tx: Transaction,
  { competition_id, day }: Day,
  without: ReadonlyMap<string, string>,
): Promise<void> {
  if (without.size === 0) return
  const { rows } = await tx.execute<{ code: string }>(sql`
    SELECT DISTINCT code FROM ${sharesHeld(competition_id, day, { codes: [...without.keys()] })} AS held ORDER BY code`)
  const missing = rows.map(({ code }) => `${without.get(code)}（${code}）`)
  if (missing.length > 0) throw new SettlementRefusal('price', missingText(day, missing))
}

function missingText(day: string, missing: readonly string[]): string {
  const named = missing.slice(0, NAMED).join('、')
  const more = missing.length > NAMED ? `等 ${missing.length} 只` : ''
  return `有选手持有的股票缺少 ${day} 的价格：${named}${more}。请用 npm run data -- import daily-bars 导入当日日线；停牌的股票请导入标明停牌的行情。`
}

async function storePrices(
  tx: Transaction,
  { competition_id, day }: Day,
  prices: readonly (CountedPrice & { code: string })[],
): Promise<void> {
  await tx.execute(
    sql`DELETE FROM ${simPrice} WHERE competition_id = ${competition_id} AND day = ${day}::date`,
  )
  const column = (name: keyof (typeof prices)[number]) => sql.param(prices.map((price) => price[name]))
  await tx.execute(sql`
    INSERT INTO ${simPrice} (competition_id, day, code, price, basis)
    SELECT ${competition_id}, ${day}::date, * FROM unnest(${column('code')}::text[], ${column('price')}::bigint[],
      ${column('basis')}::text[])`)
}
