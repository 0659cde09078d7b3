import type { ClientBase } from 'pg'

/** What a database of the tests looks like before anybody has used it. */
export interface Pristine {
  /** The state of its tables, columns, rights and functions. */
  schema: string
  /** The transaction that read it: whatever changed since then has a newer one. */
  xid: string
  /** By table, quoted with its schema: its rows as JSON. Null where there are none. */
  rows: Readonly<Record<string, string | null>>
  /** By table that has rows: what tells whether they were changed. */
  marks: Readonly<Record<string, string>>
  /** By sequence: the last value it returned, null before the first. */
  sequences: Readonly<Record<string, string | null>>
}

/** Tables that have grown beyond this would be slow to empty, and would change the query plans of the next test. */
const LARGE_BYTES = 1_000_000

const CATALOGS = [
  ...['pg_class', 'pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc'],
  ...[
    'pg_type',
    'pg_policy',
    'pg_rewrite',
    'pg_namespace',
    'pg_extension',
    'pg_default_acl',
    'pg_statistic_ext',
  ],
]

/** Reads a database that nobody has used yet. */
export async function readPristine(client: ClientBase): Promise<Pristine> {
  const { rows: tables } = await client.query<{ name: string }>(`
    SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`)
  const rows: Record<string, string | null> = {}
  for (const { name } of tables) rows[name] = await readRows(client, name)
  const { rows: made } = await client.query<{ xid: string }>('SELECT pg_current_xact_id()::xid::text AS xid')
  const xid = made[0]?.xid ?? ''
  const { schema, marks, sequences } = await look(client, { rows, xid }, [])
  return { schema, xid, rows, marks, sequences }
}

/**
 * Makes a used database look as if it had not been used. Returns false when that cannot be done cheaply: somebody other
 * than these backends is still connected, its tables themselves were changed, or it has grown large.
 */
export async function makePristine(
  client: ClientBase,
  pristine: Pristine,
  backends: readonly number[],
): Promise<boolean> {
  const looked = await look(client, pristine, backends).catch(undefinedIfTableIsGone)
  if (looked === undefined || looked.others !== 0 || looked.schema !== pristine.schema) return false
  const { filled, marks, sequences } = looked
  if (filled.some(({ bytes }) => bytes > LARGE_BYTES)) return false
  const statements: string[] = []
  for (const [name, mark] of Object.entries(pristine.marks)) {
    if (marks[name] !== mark)
      statements.push(`DELETE FROM ${name}`, insert(client, name, pristine.rows[name] ?? '[]'))
  }
  for (const { name } of filled) if (pristine.rows[name] === null) statements.push(`DELETE FROM ${name}`)
  for (const [name, value] of Object.entries(sequences)) {
    const before = pristine.sequences[name] ?? null
    // Not by ALTER SEQUENCE, which would count as a schema change.
    if (value !== before) statements.push(`SELECT setval('${name}', ${before ?? 1}, ${before !== null})`)
  }
  // Foreign keys and triggers are off; only for this transaction, as the next test has the same connection.
  const settings = ['SET LOCAL session_replication_role = replica', 'SET LOCAL synchronous_commit = off']
  if (statements.length > 0) await client.query(['BEGIN', ...settings, ...statements, 'COMMIT'].join('; '))
  return true
}

interface Looked extends Pick<Pristine, 'schema' | 'marks' | 'sequences'> {
  /** How many others are connected. */
  others: number
  filled: { name: string; bytes: number }[]
}

function undefinedIfTableIsGone(error: Error & { code?: string }): undefined {
  if (error.code !== '42P01') throw error
}

/** All in one statement, as it runs after each test. */
async function look(
  client: ClientBase,
  { rows, xid }: Pick<Pristine, 'rows' | 'xid'>,
  backends: readonly number[],
): Promise<Looked> {
  const tables = Object.keys(rows)
  const seeded = tables.filter((name) => rows[name] !== null)
  const mark = (name: string) => `SELECT '${name}' AS name, ${markOf(xid)} AS mark FROM ${name}`
  const size = (name: string) =>
    `SELECT '${name}' AS name, pg_table_size('${name}') AS bytes WHERE EXISTS (SELECT FROM ${name})`
  const all = (names: string[], of: (name: string) => string) => names.map(of).join(' UNION ALL ')
  const text = `
    SELECT
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND pid <> ALL ($1) AND backend_type = 'client backend') AS others,
      (SELECT string_agg(name || ' ' || mark, ', ' ORDER BY name) FROM (${all(CATALOGS, mark)}) AS c)
        || (SELECT count(*) FROM pg_db_role_setting
          WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())) AS schema,
      (SELECT coalesce(json_object_agg(name, mark), '{}') FROM (${all(seeded, mark)}) AS s) AS marks,
      (SELECT coalesce(json_agg(f), '[]') FROM (${all(tables, size)}) AS f) AS filled,
      (SELECT json_object_agg(quote_ident(schemaname) || '.' || quote_ident(sequencename), last_value::text)
        FROM pg_sequences) AS sequences`
  const looked = (await client.query<Looked>({ name: 'look', text, values: [backends] })).rows[0]
  if (!looked) throw new Error('The database did not say what is in it.')
  return looked
}

/**
 * Returns what shows whether rows of a table were changed since this transaction: whatever is inserted, updated or
 * emptied by TRUNCATE is a row of a newer one; deleting lowers the count.
 */
function markOf(xid: string): string {
  return `count(*) || ' ' || count(*) FILTER (WHERE age(xmin) < age('${xid}'::xid))`
}

function insert(client: ClientBase, table: string, rows: string): string {
  return `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
    SELECT * FROM json_populate_recordset(NULL::${table}, ${client.escapeLiteral(rows)})`
}

async function readRows(client: ClientBase, table: string): Promise<string | null> {
  const { rows } = await client.query<{ rows: string | null }>(
    `SELECT json_agg(one ORDER BY one::text)::text AS rows FROM ${table} AS one`,
  )
  return rows[0]?.rows ?? null
}
