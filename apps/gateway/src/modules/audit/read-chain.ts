import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Database } from '../../db/database'
import type { Seal } from './seal'

/** A row as the chain sees it. */
export interface ChainRow {
  seq: number
  prev_hash: string
  hash: string
  /** Everything that is hashed, except for the number. */
  content: string
}

/** A row with its seal; null: it has none. */
export type SealedRow = ChainRow & { [Part in keyof Seal]: Seal[Part] | null }

/** The end of the chain: the number and the hash of its last row. */
export interface ChainHead {
  seq: number
  hash: string
  /** The row from which on each has a seal. */
  sealed_from: number
}

/** Stands in for the hash before the first row. */
export const FIRST_PREV_HASH = 'A'.repeat(43)

/** Rows read at once. */
const BATCH = 5_000

// The same text as in drizzle/0010_audit-chain.sql. The database only puts it together; because it is hashed here, a
// changed trigger is detected.
const ROWS = `
  SELECT seq::float8 AS seq, prev_hash, hash, jsonb_build_array(
    to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), who, action, subject,
    before::text, after::text, ip::text, prev_hash)::text AS content, key_id, seal
  FROM audit_log LEFT JOIN audit_seal USING (hash) ORDER BY seq, hash`

/** The hash that a row has to have under this number. */
export function hashOf({ content }: Pick<ChainRow, 'content'>, seq: number): string {
  return createHash('sha256').update(`${seq}:${content}`).digest('base64url')
}

/** Passes on all rows in order, with the head as of the same moment, which is also returned. */
export async function readChain(
  { pool }: Pick<Database, 'pool'>,
  each: (row: SealedRow, head: ChainHead) => void,
): Promise<ChainHead> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`DECLARE chain NO SCROLL CURSOR FOR ${ROWS}`)
    const head = await headOf(client)
    await eachRow(client, (row) => each(row, head))
    return head
  } finally {
    // Ending the session ends the transaction, also after a failure.
    client.release(true)
  }
}

/** The head now. */
export async function readHead({ pool }: Pick<Database, 'pool'>): Promise<ChainHead> {
  return headOf(pool)
}

async function eachRow(client: PoolClient, each: (row: SealedRow) => void): Promise<void> {
  for (;;) {
    const { rows } = await client.query<SealedRow>(`FETCH ${BATCH} FROM chain`)
    for (const row of rows) each(row)
    if (rows.length < BATCH) return
  }
}

async function headOf(db: Pick<PoolClient, 'query'>): Promise<ChainHead> {
  const { rows } = await db.query<ChainHead>(
    'SELECT seq::float8 AS seq, hash, sealed_from::float8 AS sealed_from FROM audit_head',
  )
  const [head] = rows
  if (!head)
    throw new Error('The row of audit_head is gone: somebody with rights on the database has removed it.')
  return head
}
