import type { Database } from '../../db/database'
import { keyOf, type Visit } from './visit'

/** A database that takes longer is as good as away; the visits wait for the next attempt. */
const PATIENCE_MS = 2_000

const COLUMNS = {
  session_id: 'text',
  page_id: 'text',
  view_seq: 'int',
  code: 'text',
  url: 'text',
  referrer: 'text',
  container: 'text',
  uid: 'text',
  upload_id: 'text',
  duration: 'int',
  was_left: 'boolean',
} as const satisfies Record<keyof Visit, string>

const names = Object.keys(COLUMNS) as (keyof Visit)[]

const STATEMENT = `
  INSERT INTO visit_log AS stored (${names.join(', ')})
  SELECT * FROM unnest(${names.map((name, index) => `$${index + 1}::${COLUMNS[name]}[]`).join(', ')})
  ON CONFLICT (session_id, page_id, view_seq) DO UPDATE SET
    code = coalesce(stored.code, excluded.code),
    url = coalesce(stored.url, excluded.url),
    referrer = coalesce(stored.referrer, excluded.referrer),
    container = coalesce(stored.container, excluded.container),
    uid = coalesce(excluded.uid, stored.uid),
    upload_id = coalesce(excluded.upload_id, stored.upload_id),
    duration = greatest(stored.duration, excluded.duration),
    was_left = stored.was_left OR excluded.was_left,
    updated_at = now()`

/**
 * Stores visits in one statement, each into the row of its key. No two of them may have the same key. A repeat
 * changes nothing. Rejects within about four seconds when the database is away.
 */
export async function upsertVisits(
  { pool }: Pick<Database, 'pool'>,
  visits: readonly Visit[],
): Promise<void> {
  // Two processes that lock the same rows in the same order never wait for each other in a circle.
  const rows = visits.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const values = names.map((name) => rows.map((row) => row[name]))
  const query = { text: STATEMENT, values, query_timeout: PATIENCE_MS }
  await pool.query(query)
}
