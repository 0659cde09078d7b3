import { eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database'
import type { PersonalTable } from '../define-module'
import { chatGroup, groupMember } from '../groups/groups-tables'
import { emptyLeads } from '../leads'
import { softuser } from '../passport/passport-tables'
import type { Person } from './privacy-store'

/** Takes everything of a visitor out of the database that nothing demands to be kept. The row must be locked. */
export async function erasePerson(
  tx: Transaction,
  person: Person,
  personal: readonly PersonalTable[],
): Promise<void> {
  await givePlacesBack(tx, person.uid)
  await emptyLeads(tx, person)
  for (const { table, fate } of personal) {
    if (fate === 'delete') await tx.delete(table).where(rowsOf(table, person))
    if (fate === 'unlink') await tx.update(table).set({ uid: null }).where(rowsOf(table, person))
  }
  await tx
    .update(softuser)
    .set({
      handset_enc: null,
      handset_hash: null,
      nick_name: '',
      avatar: '',
      risk_level: null,
      risk_at: null,
      is_recommendation_on: false,
      erased_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(eq(softuser.softuser_id, person.uid))
}

/** A group counts its members, so that it is never too full. */
async function givePlacesBack(tx: Transaction, uid: number): Promise<void> {
  const groups = tx
    .select({ group_id: groupMember.group_id })
    .from(groupMember)
    .where(eq(groupMember.uid, uid))
  await tx
    .update(chatGroup)
    .set({ member_count: sql`${chatGroup.member_count} - 1`, updated_at: sql`now()` })
    .where(inArray(chatGroup.group_id, groups))
}

function rowsOf(table: PgTable, { uid, handset_hash }: Person): SQL | undefined {
  const columns: Record<string, AnyPgColumn | undefined> = getTableColumns(table)
  return or(
    columns.uid && eq(columns.uid, uid),
    columns.handset_hash && eq(columns.handset_hash, handset_hash),
  )
}
