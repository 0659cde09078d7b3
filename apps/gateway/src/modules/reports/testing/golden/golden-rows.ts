import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** What a row says about where it comes from; null: unknown. */
interface FromView {
  version: number | null
  variant: string | null
  channel: string | null
  container: string | null
  at: string
}

export interface GoldenView extends FromView {
  view: string
  view_seq: number
  month: string
  code: string | null
  visitor: string | null
  duration: number
  depth: number | null
  left: boolean
  /** When its duration was reported; with the view unless given. */
  told_at?: string
}

export interface GoldenEvent extends FromView {
  event: string
  session: string
  view_seq: number
  month: string
  seq: number
  page: string
  block_id: string
  block: string
  code: number | null
}

export interface GoldenConversion extends FromView {
  conversion: string
  id: number
  page: string | null
  visitor: string | null
  amount: number | null
}

export interface GoldenRows {
  views: GoldenView[]
  events: GoldenEvent[]
  conversions: GoldenConversion[]
}

/** Views, events and conversions of three days, as the gateway stores them; one row per line. */
export function goldenRows(): GoldenRows {
  const lines = readFileSync(new URL('./rows.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const rows = lines.map((line): GoldenView | GoldenEvent | GoldenConversion => JSON.parse(line))
  return {
    views: rows.filter((row) => 'view' in row),
    events: rows.filter((row) => 'event' in row),
    conversions: rows.filter((row) => 'conversion' in row),
  }
}

/** Stores what had arrived by a moment; existing rows stay. */
export async function storeArrived(
  pool: Pool,
  { views, events, conversions }: GoldenRows,
  by: string,
): Promise<void> {
  const arrived = <Row extends { at: string }>(rows: Row[]) =>
    JSON.stringify(rows.filter(({ at }) => Date.parse(at) <= Date.parse(by)))
  const toldBy = views.map(({ told_at, ...view }) =>
    told_at !== undefined && Date.parse(told_at) > Date.parse(by)
      ? { ...view, duration: 0, depth: null }
      : view,
  )
  await pool.query(
    `INSERT INTO visit_log AS v (session_month, session_id, page_id, view_seq, code, page_version, variant, channel,
       container, visitor_id, duration, depth, was_left, created_at)
     SELECT month, r.view, '', view_seq, code, version, variant, channel, container, visitor, duration, depth, "left", at
     FROM jsonb_to_recordset($1::jsonb) AS r (month date, view text, view_seq int, code text, version int, variant text,
       channel text, container text, visitor text, duration int, depth smallint, "left" bool, at timestamptz)
     ON CONFLICT (session_month, session_id, page_id, view_seq) DO UPDATE
     SET duration = excluded.duration, depth = excluded.depth`,
    [arrived(toldBy)],
  )
  await pool.query(
    `INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, page_version, variant, channel,
       container, block_id, block, code, occurred_at, created_at)
     SELECT month, session, view_seq, seq, event, page, version, variant, channel, container, block_id, block, code, at, at
     FROM jsonb_to_recordset($1::jsonb) AS r (month date, session text, view_seq int, seq smallint, event text, page text,
       version int, variant text, channel text, container text, block_id text, block text, code int, at timestamptz)
     ON CONFLICT DO NOTHING`,
    [arrived(events)],
  )
  await pool.query(
    `INSERT INTO conversion (conversion_id, kind, subject, amount, page_code, page_version, variant, channel, container,
       visitor_id, created_at) OVERRIDING SYSTEM VALUE
     SELECT id, conversion, id::text, amount, page, version, variant, channel, container, visitor, at
     FROM jsonb_to_recordset($1::jsonb) AS r (id bigint, conversion text, amount int, page text, version int, variant text,
       channel text, container text, visitor text, at timestamptz)
     ON CONFLICT DO NOTHING`,
    [arrived(conversions)],
  )
}
