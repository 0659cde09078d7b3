import { holdingLimits } from '@yingzao/contract/server'
import { and, desc, eq, sql } from 'drizzle-orm'
import { isOfAge } from '../../db/age'
import type { Orm, Transaction } from '../../db/database'
import type { Facts } from './check-holding'
import { holdingCheck } from './holding-tables'

/** As many of a visitor's checks are kept as they are shown. */
const KEPT = 20

/** Keeps an answer, and of a visitor’s checks only the newest twenty. */
export async function insertCheck(
  tx: Transaction,
  { uid, answer }: { uid: number; answer: Facts },
): Promise<{ check_id: string; created_at: Date }> {
  const [row] = await tx
    .insert(holdingCheck)
    .values({ uid, answer })
    .returning({ check_id: holdingCheck.check_id, created_at: holdingCheck.created_at })
  if (!row) throw new Error('A check was stored and is not there.')
  await tx.execute(sql`
    DELETE FROM ${holdingCheck} WHERE uid = ${uid} AND check_id IN (
      SELECT check_id FROM ${holdingCheck} WHERE uid = ${uid}
      ORDER BY created_at DESC, check_id OFFSET ${KEPT})`)
  return row
}

/** A visitor’s own checks of the last 30 days, the newest first. */
export async function findChecks(db: Orm, uid: number) {
  const { check_id, created_at, answer } = holdingCheck
  return db
    .select({ check_id, created_at, answer })
    .from(holdingCheck)
    .where(and(eq(holdingCheck.uid, uid), isOfAge(created_at, { at_most: holdingLimits.keptDays })))
    .orderBy(desc(created_at), check_id)
    .limit(KEPT)
}

/** Deletes one of a visitor’s own checks, or all of them. Returns how many were deleted. */
export async function deleteChecks(
  db: Orm,
  { uid, check_id }: { uid: number; check_id: string | undefined },
): Promise<number> {
  // Compared as text: a malformed id matches nothing.
  const isMeant = check_id === undefined ? undefined : sql`${holdingCheck.check_id}::text = ${check_id}`
  const { rowCount } = await db.delete(holdingCheck).where(and(eq(holdingCheck.uid, uid), isMeant))
  return rowCount ?? 0
}
