import type { Problem } from '../verify/problem'

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** What somebody with all rights on the database does to evidence, and what must be reported then. */
interface Attack {
  name: string
  isNamed(problem: Problem): boolean
}

type Change = (query: Query, random: (below: number) => number) => Promise<Attack>

const named = (name: string, of: Problem['of'], kind: Problem['kind'], subject = ''): Attack => ({
  name,
  isNamed: (problem) => problem.of === of && problem.kind === kind && problem.subject.includes(subject),
})

/** Columns in which any other value must be found, with one such value. */
const FLIPS: Record<string, Record<string, string>> = {
  visit_log: {
    code: "'other'",
    page_version: 'page_version + 1',
    variant: "'12.B'",
    rendering: 'reverse(rendering)',
    url: "url || '0'",
    referrer: "'https://elsewhere.example/'",
    container: "'app'",
    uid: "'99'",
    visitor_id: "'visitor-99999999'",
    created_at: "created_at + interval '1 microsecond'",
  },
  exposure: {
    subject: "subject || '0'",
    kind: "'contract'",
    rendering: 'reverse(rendering)',
    page_code: "'other'",
    page_version: 'page_version + 1',
    container: "'app'",
    created_at: "created_at + interval '1 microsecond'",
  },
  rendering: {
    csp: "csp || ';'",
    page_version: 'page_version + 1000',
    version_id: '7',
    company_revision: 'company_revision + 1',
    build: "'other'",
    addresses: "'{/assets/other}'",
  },
}

const IDS = {
  visit_log: "session_id || ' ' || view_seq",
  exposure: 'exposure_id::text',
  rendering: 'hash',
} as const
const OF = { visit_log: 'visit', exposure: 'exposure', rendering: 'rendering' } as const
type Table = keyof typeof IDS

/** A row that no attack before has touched. */
async function victim(query: Query, table: Table, taken: Set<string>, random: (below: number) => number) {
  const { rows } = await query(`SELECT ${IDS[table]} AS id FROM ${table} ORDER BY 1`)
  const left = rows.map(({ id }) => String(id)).filter((id) => !taken.has(`${table} ${id}`))
  const id = left[random(left.length)] ?? ''
  taken.add(`${table} ${id}`)
  return id
}

/** How a row is named in reports: by part of its key. */
function keyPart(table: Table, id: string): string {
  if (table === 'exposure') return `[${id}]`
  if (table === 'rendering') return id
  const [session = '', seq = ''] = id.split(' ')
  return `"${session}", "", ${seq}]`
}

/** Every way to tamper, each with rows of its own. */
export function attacks(): Change[] {
  const taken = new Set<string>()
  const flips = (Object.keys(FLIPS) as Table[]).flatMap((table) =>
    Object.entries(FLIPS[table] ?? {}).map(
      ([column, value]): Change =>
        async (query, random) => {
          const id = await victim(query, table, taken, random)
          await query(`UPDATE ${table} SET ${column} = ${value} WHERE ${IDS[table]} = $1`, [id])
          return named(`${table}.${column}`, OF[table], 'changed', keyPart(table, id))
        },
    ),
  )
  const drops = (Object.keys(IDS) as Table[]).map(
    (table): Change =>
      async (query, random) => {
        const id = await victim(query, table, taken, random)
        await query(`DELETE FROM ${table} WHERE ${IDS[table]} = $1`, [id])
        return named(`${table} dropped`, OF[table], 'missing')
      },
  )
  const swap: Change = async (query, random) => {
    const one = await victim(query, 'visit_log', taken, random)
    const other = await victim(query, 'visit_log', taken, random)
    await query(
      `UPDATE visit_log SET visitor_id = 'swapped-' || left(md5($1), 8) WHERE session_id || ' ' || view_seq IN ($1, $2)`,
      [one, other],
    )
    return named('visit_log swapped', 'visit', 'changed', keyPart('visit_log', other))
  }
  const insert: Change = async (query, random) => {
    const seq = 1_000_000 + random(1_000_000)
    taken.add(`visit_log put-in ${seq}`)
    await query(
      `INSERT INTO visit_log (session_id, page_id, view_seq, code, created_at)
       VALUES ('put-in', '', $1, 'sale', now() - interval '2 days' + interval '10 minutes')`,
      [seq],
    )
    return named('visit_log put in', 'visit', 'added', `"put-in", "", ${seq}]`)
  }
  const exposed: Change = async (query, random) => {
    const subject = `put-in-${random(1_000_000_000)}`
    const { rows } = await query(
      `INSERT INTO exposure (kind, subject, created_at) VALUES ('lead', $1, now() - interval '3 days') RETURNING exposure_id`,
      [subject],
    )
    taken.add(`exposure ${rows[0]?.exposure_id}`)
    return named('exposure put in before', 'exposure', 'added', `[${rows[0]?.exposure_id}]`)
  }
  const bytes: Change = async (query, random) => {
    const id = await victim(query, 'rendering', taken, random)
    await query(
      'UPDATE rendering SET markup = (SELECT markup FROM rendering WHERE hash <> $1 LIMIT 1) WHERE hash = $1',
      [id],
    )
    return named('rendering bytes', 'rendering', 'changed', id)
  }
  return [...flips, ...drops, swap, insert, exposed, bytes]
}
