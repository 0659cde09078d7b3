import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'

/** Any numbers will do, as long as nothing else on this database uses them. */
const BOOK = 7_391_021
const TURN = 7_391_022

/**
 * For adding or ending an order, until the transaction ends. Any number of these can run at once, and no quote is
 * processed meanwhile. An advisory lock, as these are granted in turn: with a shared lock on the cursor's row, a steady
 * stream of orders would keep the processing of a quote waiting for ever.
 */
export async function shareBook(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${BOOK})`)
}

/** For changing what many players have: nobody else changes any of it until the transaction ends. */
export async function ownBook(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${BOOK})`)
}

/** For processing a quote. False: another process is doing so and will find the next one too. */
export async function takeTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${TURN}) AS taken`,
  )
  if (!rows[0]?.taken) return false
  await ownBook(tx)
  return true
}
