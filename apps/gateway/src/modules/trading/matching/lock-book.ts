import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'

/** Any numbers will do, as long as nothing else on this database uses them. */
const BOOK = 7_391_021
const TURN = 7_391_022

/**
 * For who adds an order or ends one, until the transaction ends. Any number of them can be at it at once, and no quote is
 * worked on meanwhile. An advisory lock, as these are given in turn: with a shared lock of the cursor's row, orders that
 * come one after the other would keep who waits to work on a quote waiting for ever.
 */
export async function shareBook(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${BOOK})`)
}

/** For who changes what many players have: nobody else changes any of it until the transaction ends. */
export async function ownBook(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${BOOK})`)
}

/** For who works on a quote. False: another process is at it and will find the next one too. */
export async function takeTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${TURN}) AS taken`,
  )
  if (!rows[0]?.taken) return false
  await ownBook(tx)
  return true
}
