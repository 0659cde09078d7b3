import type { ClientBase } from 'pg'

/** What a database of the tests looks like before anybody has used it. */
export interface Pristine {
  /** Of its tables, columns, rights and functions. */
  schema: string
  /** By table, quoted with its schema: its rows as JSON. Null where there are none. */
  rows: Readonly<Record<string, string | null>>
  /** By sequence: the last value it gave, null before the first. */
  sequences: Readonly<Record<string, string | null>>
}

/** Tables that have grown beyond this would be slow to empty, and make the plans of whoever comes next others. */
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

/** Whatever is made, changed or emptied by TRUNCATE writes a row with a newer transaction; what is dropped lowers a count. */
const SCHEMA = `
  SELECT (SELECT string_agg(part, ', ' ORDER BY part) FROM (
      ${CATALOGS.map((name) => `SELECT '${name} ' || count(*) || ' ' || max(xmin::text::bigint) AS part FROM ${name}`).join(' UNION ALL ')}
    ) AS parts)
    || (SELECT count(*) FROM pg_db_role_setting
        WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())) AS schema`

/** Looks at a database that nobody has used yet. */
export async function readPristine(client: ClientBase): Promise<Pristine> {
  const schema = await readSchema(client)
  const { rows: tables } = await client.query<{ name: string }>(`
    SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`)
  const rows: Record<string, string | null> = {}
  for (const { name } of tables) rows[name] = await readRows(client, name)
  return { schema, rows, sequences: await readSequences(client) }
}

/**
 * Makes a database that was used look as if it had not been. Answers false when that cannot be had cheaply: somebody else
 * than these backends is still connected, its tables themselves were changed, or it has grown large.
 */
export async function makePristine(
  client: ClientBase,
  pristine: Pristine,
  backends: readonly number[],
): Promise<boolean> {
  if (await isInUse(client, backends)) return false
  if ((await readSchema(client)) !== pristine.schema) return false
  const filled = await readFilled(client, Object.keys(pristine.rows))
  if (filled.some(({ bytes }) => Number(bytes) > LARGE_BYTES)) return false
  const statements: string[] = []
  for (const [name, before] of Object.entries(pristine.rows)) {
    if (before === null) continue
    const now = await readRows(client, name)
    if (now !== before) statements.push(`DELETE FROM ${name}`, insert(client, name, before))
  }
  for (const { name } of filled) if (pristine.rows[name] === null) statements.push(`DELETE FROM ${name}`)
  for (const [name, value] of Object.entries(await readSequences(client))) {
    const before = pristine.sequences[name] ?? null
    // Not by ALTER SEQUENCE, which would count as a change of the schema.
    if (value !== before) statements.push(`SELECT setval('${name}', ${before ?? 1}, ${before !== null})`)
  }
  // Foreign keys and triggers look away; for this one transaction, as the next test has the same connection.
  const settings = ['SET LOCAL session_replication_role = replica', 'SET LOCAL synchronous_commit = off']
  if (statements.length > 0) await client.query(['BEGIN', ...settings, ...statements, 'COMMIT'].join('; '))
  return true
}

function insert(client: ClientBase, table: string, rows: string): string {
  return `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
    SELECT * FROM json_populate_recordset(NULL::${table}, ${client.escapeLiteral(rows)})`
}

async function readSchema(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ schema: string }>({ name: 'schema', text: SCHEMA })
  return rows[0]?.schema ?? ''
}

async function readRows(client: ClientBase, table: string): Promise<string | null> {
  const { rows } = await client.query<{ rows: string | null }>(
    `SELECT json_agg(one ORDER BY one::text)::text AS rows FROM ${table} AS one`,
  )
  return rows[0]?.rows ?? null
}

async function readFilled(client: ClientBase, tables: string[]): Promise<{ name: string; bytes: string }[]> {
  const looks = tables.map(
    (name) =>
      `SELECT '${name}' AS name, pg_table_size('${name}') AS bytes WHERE EXISTS (SELECT FROM ${name})`,
  )
  const text = looks.join(' UNION ALL ')
  return (await client.query<{ name: string; bytes: string }>({ name: 'filled', text })).rows
}

async function readSequences(client: ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>({
    name: 'sequences',
    text: "SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS name, last_value AS value FROM pg_sequences",
  })
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

async function isInUse(client: ClientBase, backends: readonly number[]): Promise<boolean> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND pid <> ALL ($1)
      AND backend_type = 'client backend'`,
    [backends],
  )
  return rows[0]?.others !== 0
}
