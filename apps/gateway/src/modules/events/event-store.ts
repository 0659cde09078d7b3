import type { OperationInput, operations } from '@yingzao/contract/server'
import type { Database, Transaction } from '../../db/database'
import { sessionMonth } from '../../db/month-partitions'
import { givenUnlinked } from '../passport'
import { pageEvent } from './event-tables'

type Batch = OperationInput<typeof operations.pageEvents>

/** An event as it waits for the database. */
export type StoredEvent = Omit<Batch, 'events' | 'losses' | 'code' | 'url'> &
  NonNullable<Batch['events'][number]> & {
    page_code: string
    channel: string
    visitor_id: string
    /** Milliseconds since the process began; what has passed since then is added to the event's age. */
    received_at: number
  }

/** A database that takes longer is as good as away; the events wait for the next attempt. */
const PATIENCE_MS = 2_000

/** What the database knows an event by. */
export function keyOf({ session_id, view_seq, seq }: StoredEvent): string {
  return `${session_id} ${view_seq} ${seq}`
}

/** Type of each column, and what an event has for it. */
const COLUMNS: Record<string, readonly [string, (event: StoredEvent) => string | number | null]> = {
  session_month: ['date', (event) => sessionMonth(event.session_id)],
  session_id: ['text', (event) => event.session_id],
  view_seq: ['int', (event) => event.view_seq],
  seq: ['smallint', (event) => event.seq],
  name: ['text', (event) => event.name],
  page_code: ['text', (event) => event.page_code],
  page_version: ['int', (event) => event.version ?? null],
  variant: ['text', (event) => event.variant ?? null],
  channel: ['text', (event) => event.channel],
  visitor_id: ['text', (event) => event.visitor_id],
  block_id: ['text', (event) => event.block_id],
  block: ['text', (event) => event.block],
  container: ['text', (event) => event.container ?? null],
  uid: ['text', (event) => event.uid || null],
  code: ['int', (event) => event.code ?? null],
  action_name: ['text', (event) => event.action_name ?? null],
  upload_id: ['text', (event) => event.upload_id ?? null],
}

const columns = Object.entries(COLUMNS).map(([name, [type, of]]) => ({ name, type, of }))
const names = columns.map(({ name }) => name)

const STATEMENT = `
  INSERT INTO page_event (${names.join(', ')}, occurred_at)
  SELECT ${givenUnlinked(names)},
    now() - make_interval(secs => given.age_ms / 1000.0)
  FROM unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')},
    $${columns.length + 1}::float8[]) AS given (${names.join(', ')}, age_ms)
  ON CONFLICT (session_month, session_id, view_seq, seq) DO NOTHING`

/**
 * Stores events in one statement. One that is stored already stays as it is. Rejects within about four seconds when
 * the database is away.
 */
export async function insertEvents(
  { pool }: Pick<Database, 'pool'>,
  events: readonly StoredEvent[],
): Promise<void> {
  const now = performance.now()
  // Two processes that insert the same keys in the same order never wait for each other in a circle.
  const rows = events.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const ages = rows.map(({ age_ms, received_at }) => age_ms + (now - received_at))
  const values = [...columns.map(({ of }) => rows.map(of)), ages]
  const query = { text: STATEMENT, values, query_timeout: PATIENCE_MS }
  await pool.query(query)
}

/** Adds rows that are older than now, for the demo. So many of one statement as its parameters allow. */
export async function addPastEvents(
  tx: Transaction,
  rows: readonly (typeof pageEvent.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000)
    await tx.insert(pageEvent).values(rows.slice(at, at + 1_000))
}
