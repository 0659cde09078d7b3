import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { staff, staffBind, staffQr, stateCode, stateCodeHit } from './staff-tables'

type Queries = Orm | Transaction

export type StaffRow = typeof staff.$inferSelect
export type StaffBindRow = Pick<typeof staffBind.$inferSelect, 'serve_staff_id' | 'trace_staff_id'>
export type StateCodeRow = typeof stateCode.$inferSelect

const isActive = eq(staff.status, 'active')

/** Who looks after a visitor, unless they have left. */
export async function findBoundStaff(
  db: Queries,
  uid: number,
): Promise<{ bind: StaffBindRow; staff: StaffRow } | undefined> {
  const [row] = await db
    .select({ bind: staffBind, staff })
    .from(staffBind)
    .innerJoin(staff, eq(staff.staff_id, staffBind.serve_staff_id))
    .where(and(eq(staffBind.uid, uid), isActive))
  return row
}

/**
 * Assigns a visitor to somebody: the person they prefer if available, otherwise one who follows from the uid, so that
 * visitors spread evenly over those who can be reached. A visitor who has a person keeps them, unless that person has
 * left; however many calls come at once, the first decides. With nobody to assign, nothing changes.
 */
export async function insertStaffBind(
  db: Queries,
  uid: number,
  preferred_staff_id: number | undefined,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO staff_bind AS stored (uid, serve_staff_id, trace_staff_id)
    SELECT ${uid}, staff_id, staff_id FROM staff
    WHERE status = 'active' AND (wecom_user_id IS NOT NULL OR qr_code <> '')
    ORDER BY staff_id = ${preferred_staff_id ?? 0} DESC, md5(staff_id || ' ' || ${uid}::bigint)
    LIMIT 1
    ON CONFLICT (uid) DO UPDATE SET serve_staff_id = excluded.serve_staff_id, updated_at = now()
    WHERE NOT EXISTS (
      SELECT FROM staff WHERE staff.staff_id = stored.serve_staff_id AND staff.status = 'active')`)
}

/** Whether somebody is on the staff and has not left, which stays so until the transaction ends. */
export async function isAtWork(tx: Transaction, staff_id: number): Promise<boolean> {
  const rows = await tx
    .select({ staff_id: staff.staff_id })
    .from(staff)
    .where(and(eq(staff.staff_id, staff_id), isActive))
    .for('share')
  return rows.length > 0
}

/** Who serves those whom nobody else does. */
export async function findDefaultStaff(db: Queries): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.is_default, true))
  return row
}

/** A channel, and the person behind it unless they have left. */
export async function findChannel(
  db: Queries,
  state_code: string,
): Promise<{ channel: StateCodeRow; staff: StaffRow | null } | undefined> {
  const [row] = await db
    .select({ channel: stateCode, staff })
    .from(stateCode)
    .leftJoin(staff, and(eq(staff.staff_id, stateCode.staff_id), isActive))
    .where(eq(stateCode.state_code, state_code))
  return row
}

/** The channel that leads on those whose own is unknown. */
export async function findDefaultChannel(db: Queries): Promise<StateCodeRow | undefined> {
  const [row] = await db.select().from(stateCode).where(eq(stateCode.is_default, true))
  return row
}

/** Records that somebody came by a channel. */
export async function insertStateCodeHit(
  db: Queries,
  hit: Pick<typeof stateCodeHit.$inferInsert, 'state_code' | 'uid'>,
): Promise<void> {
  await db.insert(stateCodeHit).values(hit)
}

/** The picture by which a person is reached from a channel, if it has been created. */
export async function findStaffQr(
  db: Queries,
  { staff_id, state_code }: { staff_id: number; state_code: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ qr_code: staffQr.qr_code })
    .from(staffQr)
    .where(and(eq(staffQr.staff_id, staff_id), eq(staffQr.state_code, state_code)))
  return row?.qr_code
}

/** Stores the picture of a person and channel. Returns the one that is kept: the first, should there be two. */
export async function insertStaffQr(db: Queries, row: typeof staffQr.$inferInsert): Promise<string> {
  await db.insert(staffQr).values(row).onConflictDoNothing()
  const kept = await findStaffQr(db, row)
  if (kept === undefined) throw new Error('A stored picture of a staff member was not found again.')
  return kept
}
