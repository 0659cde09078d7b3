import { eq, getTableColumns, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database'
import type { Declared, Person } from '../define-module'

/**
 * Takes everything of a visitor out of the database that nothing demands to be kept, as the modules have declared it.
 * The row of the person must be locked.
 */
export async function erasePerson(
  tx: Transaction,
  person: Person,
  { personal, empty }: Pick<Declared, 'personal' | 'empty'>,
): Promise<void> {
  for (const emptyRows of empty) await emptyRows(tx, person)
  for (const { table, fate } of personal) {
    if (fate === 'delete') await tx.delete(table).where(rowsOf(table, person))
    if (fate === 'unlink') await tx.update(table).set({ uid: null }).where(rowsOf(table, person))
  }
}

function rowsOf(table: PgTable, { uid, handset_hash }: Person): SQL | undefined {
  const columns: Record<string, AnyPgColumn | undefined> = getTableColumns(table)
  return or(
    columns.uid && eq(columns.uid, uid),
    columns.handset_hash && eq(columns.handset_hash, handset_hash),
  )
}
