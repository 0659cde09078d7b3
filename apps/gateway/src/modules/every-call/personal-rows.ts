import type { TestStore } from '../testing/start-test-gateway'
import type { KnownVisitor } from './two-visitors'

interface Column {
  table: string
  column: string
}

/**
 * Every row of every table that belongs to a visitor: by their uid or their phone. Tables added later are found too.
 */
export async function personalRows(
  { database }: Pick<TestStore, 'database'>,
  { uid }: Pick<KnownVisitor, 'uid'>,
): Promise<Record<string, string[]>> {
  const { pool } = database.db
  const { rows: columns } = await pool.query<Column>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('uid', 'softuser_id', 'handset_hash') ORDER BY 1, 2`)
  const found: Record<string, string[]> = {}
  for (const { table, column } of columns) {
    const wanted =
      column === 'handset_hash' ? '(SELECT handset_hash FROM softuser WHERE softuser_id = $1)' : '$1'
    const { rows } = await pool.query<{ row: string }>(
      `SELECT t::text AS row FROM "${table}" t WHERE "${column}"::text = ${wanted}::text ORDER BY 1`,
      [uid],
    )
    found[`${table} by ${column}`] = rows.map(({ row }) => row)
  }
  return found
}
