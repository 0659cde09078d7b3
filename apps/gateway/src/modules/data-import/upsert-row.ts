import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { DataKind } from '../../data/data-kind'
import type { Transaction } from '../../db/database'

export type Outcome = 'added' | 'changed' | 'same'

/** Stores a row under its key and says what that did. Columns that the row does not name stay as they are. */
export async function upsertRow(
  tx: Transaction,
  { table, key }: Pick<DataKind, 'table' | 'key'>,
  row: Record<string, unknown>,
): Promise<Outcome> {
  const columns = getTableColumns(table)
  const keyNames = new Set(key.map(({ name }) => name))
  const changing = Object.entries(columns).filter(
    ([property, { name }]) => row[property] !== undefined && !keyNames.has(name),
  )
  const excluded = (name: string): SQL => sql`excluded.${sql.identifier(name)}`
  const set: Record<string, SQL> = Object.fromEntries(
    changing.map(([property, { name }]) => [property, excluded(name)]),
  )
  if ('updated_at' in columns) set.updated_at = sql`now()`
  if (columns.revision) set.revision = sql`${columns.revision} + 1`
  const differs = sql.join(
    changing.map(([, column]) => sql`${column} is distinct from ${excluded(column.name)}`),
    sql` or `,
  )
  const [stored] = await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [...key], set, setWhere: changing.length > 0 ? differs : sql`false` })
    // An existing row was locked by this statement, a new one by nobody.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (!stored) return 'same'
  return stored.isNew ? 'added' : 'changed'
}
