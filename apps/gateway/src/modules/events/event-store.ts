import type { OperationInput, operations } from '@yingzao/contract/server'
import { givenFrom, givenRows, givenRowsWith } from '../../beacons/given-rows'
import type { Database, Transaction } from '../../db/database'
import { sessionMonth } from '../../db/month-partitions'
import { givenUnlinked } from '../passport'
import { pageEvent } from './event-tables'

type Batch = OperationInput<typeof operations.pageEvents>

/** What the events of a batch have in common. */
export type EventView = Omit<Batch, 'events' | 'losses' | 'url'> & {
  channel: string
  visitor_id: string
  /** Milliseconds since the process began, as the database's clock differs. */
  received_at: number
}

/**
 * An event waiting for the database: as text, because that many objects with that many fields would keep the process
 * from answering visitors at each collection of the young generation.
 */
export interface StoredEvent {
  /** Its key in the database. */
  key: string
  /** See `givenRow`. */
  row: string
}

/** Converts events of a view into the form in which they wait. */
export function storedEventsOf(
  view: EventView,
): (event: NonNullable<Batch['events'][number]>) => StoredEvent {
  const { session_id, view_seq, received_at } = view
  const rowOf = givenRowsWith({
    session_month: sessionMonth(session_id),
    session_id,
    view_seq,
    page_code: view.code,
    page_version: view.version,
    variant: view.variant,
    channel: view.channel,
    visitor_id: view.visitor_id,
    container: view.container,
    uid: view.uid || undefined,
  })
  return ({ age_ms, ...event }) => ({
    key: `${session_id} ${view_seq} ${event.seq}`,
    row: rowOf({ ...event, happened_at: received_at - age_ms }),
  })
}

/** A database that takes longer is as good as unreachable; the events wait for the next attempt. */
const PATIENCE_MS = 2_000

const COLUMNS = {
  session_month: 'date',
  session_id: 'text',
  view_seq: 'int',
  seq: 'smallint',
  name: 'text',
  page_code: 'text',
  page_version: 'int',
  variant: 'text',
  channel: 'text',
  visitor_id: 'text',
  block_id: 'text',
  block: 'text',
  container: 'text',
  uid: 'text',
  code: 'int',
  action_name: 'text',
  upload_id: 'text',
}

const names = Object.keys(COLUMNS)

const STATEMENT = `
  INSERT INTO page_event (${names.join(', ')}, occurred_at)
  SELECT ${givenUnlinked(names)},
    now() - make_interval(secs => ($2::float8 - given.happened_at) / 1000)
  FROM ${givenFrom({ ...COLUMNS, happened_at: 'float8' })}
  ON CONFLICT (session_month, session_id, view_seq, seq) DO NOTHING`

/**
 * Stores events in one statement. One that is already stored stays as it is. Rejects within about four seconds if the
 * database is unreachable.
 */
export async function insertEvents(
  { pool }: Pick<Database, 'pool'>,
  events: readonly StoredEvent[],
): Promise<void> {
  // Two processes that insert the same keys in the same order never deadlock.
  const rows = events.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row)
  const query = { text: STATEMENT, values: [givenRows(rows), performance.now()], query_timeout: PATIENCE_MS }
  await pool.query(query)
}

/** Adds past rows for the demo. As many per statement as its parameters allow. */
export async function addPastEvents(
  tx: Transaction,
  rows: readonly (typeof pageEvent.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000)
    await tx.insert(pageEvent).values(rows.slice(at, at + 1_000))
}
