import { randomInt } from 'node:crypto'
import type { TestStore } from '../../testing/start-test-gateway'
import { makeSeal } from '../seal'

type Query = (text: string, values?: unknown[]) => Promise<unknown>

/** What somebody with rights on the database does to the log, and the row numbers that must then be reported. */
export interface Attack {
  name: string
  seqs: number[]
}

/**
 * Larger transactions become slower and slower: each row leaves a version of the head behind that the next has to pass.
 */
const BATCH = 1_000

/** Adds this many rows, as appending them would. */
export async function fillLog({ ctx }: Pick<TestStore, 'ctx'>, rows: number): Promise<void> {
  for (let from = 1; from <= rows; from += BATCH) {
    await ctx.db.pool.query(
      `INSERT INTO audit_log (who, action, subject, before, after, ip)
       SELECT 'member:' || n % 20 + 1, 'lead.' || (ARRAY['assign', 'reveal', 'note'])[n % 3 + 1], 'lead:' || n,
         CASE WHEN n % 4 > 0 THEN jsonb_build_object('assignee', n % 7) END,
         jsonb_build_object('assignee', n % 11, 'reason', '客户要求回电 ' || n), '203.0.113.7'
       FROM generate_series($1::int, $2::int) AS n`,
      [from, Math.min(rows, from + BATCH - 1)],
    )
  }
  await sealRows({ ctx })
}

/** Seals all rows that have no seal, as whoever has the key can. */
export async function sealRows({ ctx }: Pick<TestStore, 'ctx'>): Promise<void> {
  const { rows } = await ctx.db.pool.query<{ hash: string; sealed_from: number }>(
    `SELECT audit_log.hash, sealed_from::float8 AS sealed_from
     FROM audit_log CROSS JOIN audit_head WHERE audit_log.seq >= sealed_from
       AND NOT EXISTS (SELECT FROM audit_seal WHERE audit_seal.hash = audit_log.hash)`,
  )
  const seals = rows.map((row) => makeSeal(ctx.config.auditKeys, row))
  await ctx.db.pool.query(
    'INSERT INTO audit_seal (hash, key_id, seal) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])',
    [rows.map(({ hash }) => hash), seals.map(({ key_id }) => key_id), seals.map(({ seal }) => seal)],
  )
}

/** Lets somebody change what the triggers would refuse, as the owner of a table can. */
export async function asOwner(
  { database }: Pick<TestStore, 'database'>,
  work: (query: Query) => Promise<void>,
): Promise<void> {
  const client = await database.owner.pool.connect()
  try {
    await client.query('SET statement_timeout = 0; SET session_replication_role = replica')
    await work((text, values) => client.query(text, values))
  } finally {
    client.release(true)
  }
}

/** Columns in which any other value must be detected, and such a value. */
const FLIPS: Record<string, string> = {
  at: "at + interval '1 microsecond'",
  who: "'member:99'",
  action: "'lead.delete'",
  subject: "subject || '0'",
  before: `'{"assignee": 99}'`,
  after: `'null'::jsonb`,
  ip: "'203.0.113.8'",
  prev_hash: 'reverse(prev_hash)',
  hash: 'reverse(hash)',
}

/** The hash of a row's content, as computed by somebody who has read the trigger. */
const REHASHED = `rtrim(translate(encode(sha256(convert_to(
  seq || ':' || jsonb_build_array(to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), who, action, subject,
    before::text, after::text, ip::text, prev_hash)::text, 'UTF8')), 'base64'), '+/', '-_'), '=')`

/** Rows that each attack has to itself. */
const ROOM = 8

/** Ways to tamper with the row of a number that leave the numbers of all others as they are. */
const WAYS: ((query: Query, seq: number) => Promise<Attack>)[] = [
  async function flip(query, seq) {
    const columns = Object.keys(FLIPS)
    const column = columns[randomInt(columns.length)] ?? 'who'
    await query(`UPDATE audit_log SET ${column} = ${FLIPS[column]} WHERE seq = $1`, [seq])
    return { name: `flip ${column}`, seqs: [seq] }
  },
  async function rehash(query, seq) {
    await query("UPDATE audit_log SET who = 'member:99' WHERE seq = $1", [seq])
    await query(`UPDATE audit_log SET hash = ${REHASHED} WHERE seq = $1`, [seq])
    return { name: 'flip and hash anew', seqs: [seq] }
  },
  async function drop(query, seq) {
    await query('DELETE FROM audit_log WHERE seq = $1', [seq])
    return { name: 'drop', seqs: [seq] }
  },
  async function swap(query, seq) {
    const other = seq + 1 + randomInt(3)
    await query(
      `UPDATE audit_log SET seq = CASE seq WHEN $1 THEN -$2::bigint ELSE -$1::bigint END WHERE seq IN ($1, $2)`,
      [seq, other],
    )
    await query('UPDATE audit_log SET seq = -seq WHERE seq < 0')
    return { name: `swap with the one ${other - seq} after`, seqs: [seq, other] }
  },
]

/**
 * Tampers `times` times, each time in a different place, with each of the ways in turn; last, a row is inserted and all
 * later ones are renumbered. Returns what was done to which rows, by their current numbers.
 */
export async function tamper(
  store: Pick<TestStore, 'database'>,
  { rows, times }: { rows: number; times: number },
) {
  const attacks: Attack[] = []
  const gap = Math.floor(rows / (times + 1))
  if (gap < ROOM) throw new Error(`${times} attacks have no room in ${rows} rows.`)
  await asOwner(store, async (query) => {
    await query('ALTER TABLE audit_log DROP CONSTRAINT audit_log_seq_positive')
    for (let time = 0; time < times - 1; time += 1) {
      const way = WAYS[time % WAYS.length] ?? WAYS[0]
      const seq = time * gap + 1 + randomInt(gap - ROOM)
      if (way) attacks.push(await way(query, seq))
    }
    attacks.push(await insert(query, rows - gap + randomInt(gap - ROOM)))
  })
  return attacks
}

async function insert(query: Query, seq: number): Promise<Attack> {
  await query('UPDATE audit_log SET seq = -seq - 1 WHERE seq >= $1', [seq])
  await query('UPDATE audit_log SET seq = -seq WHERE seq < 0')
  await query(
    `INSERT INTO audit_log (seq, at, who, action, subject, after, prev_hash, hash)
     SELECT $1::bigint, at, 'member:99', 'lead.assign', 'lead:1', '{}', hash, 'x' FROM audit_log WHERE seq = $1::bigint - 1`,
    [seq],
  )
  await query(`UPDATE audit_log SET hash = ${REHASHED} WHERE seq = $1`, [seq])
  return { name: 'insert', seqs: [seq] }
}
