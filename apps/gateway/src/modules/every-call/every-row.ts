import type { TestStore } from '../testing/start-test-gateway'

type Row = Record<string, unknown>

/** What differs between gateways although nothing else does: random values, and what is derived from them. */
const CHANCE =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|test:[\w-]{52}|(?<![\w-])[\w-]{43}(?![\w-])|(?<![\w-])[\w-]{22}(?![\w-])|(?<=id=)[0-9a-f]{8}|^[2-9A-HJ-NP-Z]{10}$|(?<!\d)20\d{22}(?=\D|$)/g

/** Random as a whole, or with moments inside. */
const RANDOM = new Set([
  'randstr',
  'personal_enc',
  'content',
  'trade',
  'register_no',
  'enroll_no',
  'ticket_no',
])

/**
 * All rows of all tables, in a form in which two gateways with the same history are equal: moments are days from now,
 * random texts are `~`. `raw` is what the database contains.
 */
export async function everyRow({
  database,
}: Pick<TestStore, 'database'>): Promise<{ raw: string; alike: Record<string, Row[]> }> {
  const { pool } = database.db
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  )
  const alike: Record<string, Row[]> = {}
  const raw: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<Row>(`SELECT * FROM "${name}" t ORDER BY t::text`)
    raw.push(JSON.stringify(rows))
    alike[name] = rows.map(alikeRow).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return { raw: raw.join('\n'), alike }
}

function alikeRow(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, RANDOM.has(column) ? '~' : alikeValue(value)]),
  )
}

function alikeValue(value: unknown): unknown {
  if (value instanceof Date) return `${Math.round((value.getTime() - Date.now()) / 86_400_000)} days from now`
  return typeof value === 'string' ? value.replace(CHANCE, '~') : value
}
