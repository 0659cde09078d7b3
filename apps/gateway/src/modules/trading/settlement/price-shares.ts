import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simPrice } from '../rank-tables'
import { findKept, findSuspects } from './find-suspects'
import { type CountedPrice, countedPrice } from './judge-price'
import { SettlementRefusal } from './settlement-refusal'
import { loadShareDays } from './share-days'
import { codesHeld, sharesHeld } from './shares-held'

/** At most this many are named, and the rest counted. */
const NAMED = 5

interface Day {
  competition_id: string
  day: string
}

/**
 * Stores the price at which each share held at the end of a day counts in a contest, replacing what was stored before.
 * Refuses a day with a price missing.
 */
export async function priceShares(tx: Transaction, { competition_id, day }: Day): Promise<void> {
  const codes = await findCodes(tx, day)
  await findSuspects(tx, codes, day)
  const { prices, without } = await countShares(tx, codes, day)
  refuseMissing(day, await findHeld(tx, { competition_id, day }, without))
  await storePrices(tx, { competition_id, day }, prices)
}

/** A share that somebody holds but that has no known price. */
export interface Unpriced {
  code: string
  name: string
}

/**
 * What an unsettled day lacks: the shares held in a contest at its end without a price, by code. It stores nothing, and
 * takes suspects as found so far, which have a price either way.
 */
export async function findMissing(tx: Transaction, day: Day): Promise<Unpriced[]> {
  const { without } = await countShares(tx, await findCodes(tx, day.day), day.day)
  return findHeld(tx, day, without)
}

async function countShares(tx: Transaction, codes: readonly string[], day: string) {
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
  return { prices, without }
}

/** Which shares count at a price other than their close. */
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

/** Shares that nobody in the contest held on the day need no price. */
async function findHeld(
  tx: Transaction,
  { competition_id, day }: Day,
  without: ReadonlyMap<string, string>,
): Promise<Unpriced[]> {
  if (without.size === 0) return []
  const { rows } = await tx.execute<{ code: string }>(sql`
    SELECT DISTINCT code FROM ${sharesHeld(competition_id, day, { codes: [...without.keys()] })} AS held ORDER BY code`)
  return rows.map(({ code }) => ({ code, name: without.get(code) ?? '' }))
}

function refuseMissing(day: string, missing: readonly Unpriced[]): void {
  if (missing.length === 0) return
  const named = missing.map(({ code, name }) => `${name}（${code}）`)
  throw new SettlementRefusal('price', missingText(day, named))
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
