import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Database } from '../../db/database'

/** A row as the chain sees it. */
export interface ChainRow {
  seq: number
  prev_hash: string
  hash: string
  /** All that the hash is made of but the number. */
  content: string
}

/** The end of the chain: the number and the hash of its last row. */
export interface ChainHead {
  seq: number
  hash: string
}

/** What stands before the first row. */
export const FIRST_PREV_HASH = 'A'.repeat(43)

/** Rows read at once. */
const BATCH = 5_000

// The same text as in drizzle/0010_audit-chain.sql. The database only puts it together; hashing it here, somebody who
// has changed the trigger is found out.
const ROWS = `
  SELECT seq::float8 AS seq, prev_hash, hash, jsonb_build_array(
    to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), who, action, subject,
    before::text, after::text, ip::text, prev_hash)::text AS content
  FROM audit_log ORDER BY seq, hash`

/** The hash that a row has to have under this number. */
export function hashOf({ content }: Pick<ChainRow, 'content'>, seq: number): string {
  return createHash('sha256').update(`${seq}:${content}`).digest('base64url')
}

/** Hands all rows over in their order, then answers the head as it was at the same moment. */
export async function readChain(
  { pool }: Pick<Database, 'pool'>,
  each: (row: ChainRow) => void,
): Promise<ChainHead> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`DECLARE chain NO SCROLL CURSOR FOR ${ROWS}`)
    await eachRow(client, each)
    return await headOf(client)
  } finally {
    // Ending the session ends the transaction, also after a failure.
    client.release(true)
  }
}

/** The head now. */
export async function readHead({ pool }: Pick<Database, 'pool'>): Promise<ChainHead> {
  return headOf(pool)
}

async function eachRow(client: PoolClient, each: (row: ChainRow) => void): Promise<void> {
  for (;;) {
    const { rows } = await client.query<ChainRow>(`FETCH ${BATCH} FROM chain`)
    for (const row of rows) each(row)
    if (rows.length < BATCH) return
  }
}

async function headOf(db: Pick<PoolClient, 'query'>): Promise<ChainHead> {
  const { rows } = await db.query<ChainHead>('SELECT seq::float8 AS seq, hash FROM audit_head')
  const [head] = rows
  if (!head)
    throw new Error('The row of audit_head is gone: somebody with rights on the database has removed it.')
  return head
}
