import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../../../db/database'
import { exposure, rendering, renderingAsset } from '../../renderings'
import { visitLog } from '../../visits'
import type { SealedRow } from './leaf-of'
import type { SealedKind } from './sealed-kinds'

type Queries = Orm | Transaction

/** How rows of a kind are sealed: when they were added, what identifies them, what must not change in them. */
interface Sealed {
  table: PgTable
  since: AnyPgColumn
  key: readonly AnyPgColumn[]
  content: readonly AnyPgColumn[]
  link: AnyPgColumn | undefined
}

const v = visitLog
const e = exposure
const r = rendering
const a = renderingAsset

/** For a view, without what later reports add to it: how long it lasted, and how far down it was seen. */
const SEALED: Record<SealedKind, Sealed> = {
  visit: {
    table: v,
    since: v.created_at,
    key: [v.session_month, v.session_id, v.page_id, v.view_seq],
    content: [
      v.code,
      v.page_version,
      v.variant,
      v.rendering,
      v.channel,
      v.url,
      v.referrer,
      v.container,
      v.uid,
    ],
    link: v.visitor_id,
  },
  exposure: {
    table: e,
    since: e.created_at,
    key: [e.exposure_id],
    content: [e.kind, e.subject, e.rendering, e.page_code, e.page_version, e.variant, e.container],
    link: undefined,
  },
  // Its hash covers its bytes, and so its parts.
  rendering: {
    table: r,
    since: r.first_loaded_at,
    key: [r.hash],
    content: [
      ...[r.rendering, r.page_code, r.version_id, r.page_version, r.variant, r.build, r.company_revision],
      ...[r.settings, r.build_files, r.csp, r.bytes, r.parts, r.addresses],
    ],
    link: undefined,
  },
  asset: {
    table: a,
    since: a.first_served_at,
    key: [a.address, a.sha256],
    content: [a.type, a.bytes],
    link: undefined,
  },
}

/** The rows of an hour as they are sealed. */
export async function rowsOfHour(db: Queries, kind: SealedKind, hour: Date): Promise<SealedRow[]> {
  const { table, since } = SEALED[kind]
  const { rows } = await db.execute<{ key: string; content: string; link: string | null }>(sql`
    SELECT ${columnsOf(kind)} FROM ${table}
    WHERE ${since} >= ${hour} AND ${since} < ${hour}::timestamptz + interval '1 hour'`)
  return rows
}

/** Rows as they are sealed, by a condition, with the hour that they came in. */
export async function sealedRows(
  db: Queries,
  kind: SealedKind,
  where: SQL,
): Promise<(SealedRow & { hour: Date })[]> {
  const { table, since } = SEALED[kind]
  const { rows } = await db.execute<{ key: string; content: string; link: string | null; hour: string }>(sql`
    SELECT ${columnsOf(kind)}, ${hourOf(since)} AS hour FROM ${table} WHERE ${where}`)
  return rows.map((row) => ({ ...row, hour: new Date(row.hour) }))
}

/** The first of them. Undefined: there is none. */
export async function sealedRow(
  db: Queries,
  kind: SealedKind,
  where: SQL,
): Promise<(SealedRow & { hour: Date }) | undefined> {
  const [row] = await sealedRows(db, kind, sql`${where} LIMIT 1`)
  return row
}

/** The hours from one moment until before another in which rows were added. */
export async function hoursWithRows(
  db: Queries,
  kind: SealedKind,
  { from, until }: { from: Date | undefined; until: Date },
): Promise<Date[]> {
  const { table, since } = SEALED[kind]
  const begins = from === undefined ? sql`true` : sql`${since} >= ${from}`
  const { rows } = await db.execute<{ hour: string }>(sql`
    SELECT DISTINCT ${hourOf(since)} AS hour FROM ${table} WHERE ${begins} AND ${since} < ${until} ORDER BY 1`)
  return rows.map(({ hour }) => new Date(hour))
}

function columnsOf(kind: SealedKind): SQL {
  const { since, key, content, link } = SEALED[kind]
  const moment = sql`to_char(${since} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`
  return sql`jsonb_build_array(${sql.join([...key], sql`, `)})::text AS key,
    jsonb_build_array(${sql.join([...content, moment], sql`, `)})::text AS content, ${link ?? sql`NULL::text`} AS link`
}

/** As a text of ISO 8601, which every driver reads alike. */
function hourOf(since: AnyPgColumn): SQL {
  return sql`to_char(date_trunc('hour', ${since} AT TIME ZONE 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
