import { eq, getTableColumns, getTableName, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database'
import type { Declared, Person } from '../define-module'
import type { ErasedTable } from '../keeping'

/**
 * Removes everything about a visitor from the database that need not be kept, as declared by the modules. The person's
 * row must be locked. Returns what became of each table.
 */
export async function erasePerson(
  tx: Transaction,
  person: Person,
  { personal, empty }: Pick<Declared, 'personal' | 'empty'>,
): Promise<ErasedTable[]> {
  for (const emptyRows of empty) await emptyRows(tx, person)
  const erased: ErasedTable[] = []
  for (const { table, fate, why = '' } of personal) {
    const rows = await eraseIn(tx, table, { fate, whose: rowsOf(table, person) })
    erased.push({ table: getTableName(table), fate, rows, why })
  }
  return erased
}

/** Returns how many rows of a table were somebody's; null: they stay, and are not searched for. */
async function eraseIn(
  tx: Transaction,
  table: PgTable,
  { fate, whose }: { fate: ErasedTable['fate']; whose: SQL | undefined },
): Promise<number | null> {
  if (fate === 'keep') return null
  const { rowCount } =
    fate === 'delete'
      ? await tx.delete(table).where(whose)
      : await tx.update(table).set({ uid: null }).where(whose)
  return rowCount ?? 0
}

function rowsOf(table: PgTable, { uid, handset_hash }: Person): SQL | undefined {
  const columns: Record<string, AnyPgColumn | undefined> = getTableColumns(table)
  return or(
    columns.uid && eq(columns.uid, uid),
    columns.handset_hash && eq(columns.handset_hash, handset_hash),
  )
}
