import type { Client } from 'pg'
import { z } from 'zod'

export const movedTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** In order, without those that the database generates. */
  columns: z.array(z.string()),
  /** For a partition: the table it belongs to, and which rows it holds. */
  parent: z.object({ schema: z.string(), name: z.string(), bound: z.string() }).nullable(),
})

/** A table that holds rows itself, as it moves from one server to another. */
export type MovedTable = z.infer<typeof movedTable>

/** Where our rows are; the record of migrations moves too, as both sides must be at the same one. */
const SCHEMAS = ['public', 'pgboss', 'drizzle']

/** Every table with rows of its own, including partitions, by name. */
export async function tablesOf(client: Client): Promise<MovedTable[]> {
  const { rows } = await client.query<MovedTable>(
    `SELECT n.nspname AS schema, c.relname AS name,
       (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       CASE WHEN p.oid IS NOT NULL THEN json_build_object('schema', pn.nspname, 'name', p.relname,
         'bound', pg_get_expr(c.relpartbound, c.oid)) END AS parent
     FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
     LEFT JOIN pg_inherits AS i ON i.inhrelid = c.oid AND c.relispartition
     LEFT JOIN pg_class AS p ON p.oid = i.inhparent LEFT JOIN pg_namespace AS pn ON pn.oid = p.relnamespace
     WHERE c.relkind = 'r' AND n.nspname = ANY ($1) ORDER BY 1, 2`,
    [SCHEMAS],
  )
  return rows.filter(({ columns }) => columns !== null)
}

/** The last value of each sequence. */
export async function sequencesOf(client: Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [SCHEMAS],
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** The table as SQL names it. */
export function quotedTable(client: Client, { schema, name }: Pick<MovedTable, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

/** The columns, as a list in brackets. */
export function quotedColumns(client: Client, { columns }: Pick<MovedTable, 'columns'>): string {
  return `(${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
}
