import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simSuspect } from '../rank-tables'
import { suspicionOf } from './judge-price'
import { loadShareDays } from './share-days'

/** Since when a share has kept an earlier price, and which. */
export interface Kept {
  day: string
  price: number
}

/**
 * Finds which of some shares have an implausible price on a day, and stores the price they are kept at; one that
 * somebody has reviewed and released is not found again. Earlier ones that were explained by later announcements are
 * released.
 */
export async function findSuspects(tx: Transaction, codes: readonly string[], day: string): Promise<void> {
  await letGoExplained(tx, codes, day)
  const found = await suspectsOf(tx, codes, day)
  if (found.size === 0) return
  await tx
    .insert(simSuspect)
    .values([...found].map(([code, kept_price]) => ({ code, day, kept_price })))
    .onConflictDoNothing()
}

/** The prices at which shares are kept until somebody releases them, by code: as of a day, the newest found. */
export async function findKept(
  tx: Transaction,
  codes: readonly string[],
  until: string,
): Promise<ReadonlyMap<string, Kept>> {
  const open = await findOpen(tx, codes, until)
  return new Map(open.map(({ code, day, kept_price }) => [code, { day, price: kept_price }]))
}

function findOpen(tx: Transaction, codes: readonly string[], until: string) {
  return tx
    .select({ code: simSuspect.code, day: simSuspect.day, kept_price: simSuspect.kept_price })
    .from(simSuspect)
    .where(
      and(inArray(simSuspect.code, [...codes]), lte(simSuspect.day, until), isNull(simSuspect.resolved_at)),
    )
    .orderBy(asc(simSuspect.day), asc(simSuspect.code))
}

/** The prices at which some shares have to be kept on a day, in the order of their codes. */
async function suspectsOf(
  tx: Transaction,
  codes: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const one of await loadShareDays(tx, codes, day)) {
    const kept = await suspicionOf(one)
    if (kept !== undefined) found.set(one.share.code, kept)
  }
  return found
}

async function letGoExplained(tx: Transaction, codes: readonly string[], until: string): Promise<void> {
  const open = await findOpen(tx, codes, until)
  for (const day of new Set(open.map((one) => one.day))) {
    const ofDay = open.filter((one) => one.day === day).map(({ code }) => code)
    const still = await suspectsOf(tx, ofDay, day)
    const explained = ofDay.filter((code) => !still.has(code))
    if (explained.length === 0) continue
    await tx
      .update(simSuspect)
      .set({ resolved_at: sql`now()` })
      .where(
        and(inArray(simSuspect.code, explained), eq(simSuspect.day, day), isNull(simSuspect.resolved_at)),
      )
  }
}
