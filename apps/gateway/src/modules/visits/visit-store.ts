import { givenFrom, givenRow, givenRows } from '../../beacons/given-rows'
import type { Database, Transaction } from '../../db/database'
import { givenUnlinked } from '../passport'
import { keyOf, type Visit } from './visit'
import { visitLog } from './visit-tables'

/** A database that takes longer is as good as unreachable; the visits wait for the next attempt. */
const PATIENCE_MS = 2_000

const COLUMNS = {
  session_month: 'date',
  session_id: 'text',
  page_id: 'text',
  view_seq: 'int',
  code: 'text',
  page_version: 'int',
  variant: 'text',
  rendering: 'text',
  channel: 'text',
  url: 'text',
  referrer: 'text',
  container: 'text',
  visitor_id: 'text',
  uid: 'text',
  upload_id: 'text',
  duration: 'int',
  depth: 'smallint',
  was_left: 'boolean',
} as const satisfies Record<keyof Visit, string>

const names = Object.keys(COLUMNS) as (keyof Visit)[]

const STATEMENT = `
  INSERT INTO visit_log AS stored (${names.join(', ')})
  SELECT ${givenUnlinked(names)}
  FROM ${givenFrom(COLUMNS)}
  ON CONFLICT (session_month, session_id, page_id, view_seq) DO UPDATE SET
    code = coalesce(stored.code, excluded.code),
    page_version = coalesce(stored.page_version, excluded.page_version),
    variant = coalesce(stored.variant, excluded.variant),
    rendering = coalesce(stored.rendering, excluded.rendering),
    channel = coalesce(stored.channel, excluded.channel),
    url = coalesce(stored.url, excluded.url),
    referrer = coalesce(stored.referrer, excluded.referrer),
    container = coalesce(stored.container, excluded.container),
    visitor_id = CASE WHEN excluded.visitor_id IS NOT NULL THEN coalesce(stored.visitor_id, excluded.visitor_id) END,
    uid = coalesce(excluded.uid, stored.uid),
    upload_id = coalesce(excluded.upload_id, stored.upload_id),
    duration = greatest(stored.duration, excluded.duration),
    depth = greatest(stored.depth, excluded.depth),
    was_left = stored.was_left OR excluded.was_left,
    updated_at = now()
  WHERE stored.created_at > now() - interval '12 hours'`

/**
 * Stores visits in one statement, each in the row of its key. No two of them may have the same key. A repeat changes
 * nothing, and neither does anything that arrives twelve hours after the first report: by then it is evidence. Rejects
 * within about four seconds when the database is unreachable.
 */
export async function upsertVisits(
  { pool }: Pick<Database, 'pool'>,
  visits: readonly Visit[],
): Promise<void> {
  // Two processes that lock the same rows in the same order never deadlock.
  const rows = visits.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const query = { text: STATEMENT, values: [givenRows(rows.map(givenRow))], query_timeout: PATIENCE_MS }
  await pool.query(query)
}

/** Adds rows from the past, for the demo. As many per statement as its parameters allow. */
export async function addPastVisits(
  tx: Transaction,
  rows: readonly (typeof visitLog.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000) await tx.insert(visitLog).values(rows.slice(at, at + 1_000))
}

/** Whether anybody has looked at any page yet. */
export async function hasVisits({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const found = await orm.select({ seq: visitLog.view_seq }).from(visitLog).limit(1)
  return found.length > 0
}
