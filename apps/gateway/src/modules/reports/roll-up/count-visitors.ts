import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { visitLog } from '../../visits'
import { joinParts, PARTS, partsOf } from '../counted-parts'
import { countedChannel } from '../kept-channels'
import { countedCode } from '../our-pages'
import { arrivedInMonths, moment } from '../raw-rows'
import { trafficDay } from '../report-tables'
import { entryInSql } from '../sketch/entry-in-sql'
import { takeEntries } from '../sketch/registers'
import { readStored, storedForm } from '../sketch/stored-form'
import type { Piece } from './pieces'
import { withoutLoops } from './without-loops'

/** Rows per statement that stores sketches. */
const AT_ONCE = 1_000

/** A row of `traffic_day` with the visitors that may be new to it. */
interface Seen {
  key: Key
  visitors: Buffer
  entries: number[]
}

type Key = [
  grain: string,
  page_code: string,
  page_version: number,
  variant: string,
  container: string,
  channel: string,
]

/** Adds the visitors of a piece to what is stored for its day. Those already in it change nothing. */
export async function countVisitors(tx: Transaction, piece: Piece, hashKey: string): Promise<void> {
  const changed = (await seenIn(tx, piece, hashKey)).flatMap(({ key, visitors, entries }) => {
    const sketch = readStored(visitors)
    takeEntries(sketch, entries)
    const stored = storedForm(sketch)
    return stored.equals(visitors) ? [] : [{ key, stored }]
  })
  for (let at = 0; at < changed.length; at += AT_ONCE)
    await store(tx, piece.day, changed.slice(at, at + AT_ONCE))
}

async function seenIn(tx: Transaction, { day, from, to }: Piece, hashKey: string): Promise<Seen[]> {
  const span = { from: moment(from), to: moment(to) }
  const code = countedCode('v', 'code')
  const parts = partsOf('v', code, countedChannel('v', code, sql`${day}::date`))
  const seen = sql`
    WITH seen AS MATERIALIZED (
      SELECT ${PARTS}, ${entryInSql(sql`${hashKey}::text`, sql`visitor`)} AS entry
      FROM (
        SELECT DISTINCT ${parts}, coalesce(v.visitor_id, v.session_id) AS visitor
        FROM ${visitLog} AS v ${joinParts('v', 'code')} WHERE ${arrivedInMonths('v', span)} AND v.code <> ''
      ) AS v
    ), entries AS (
      SELECT 'company' AS grain, '' AS page_code, 0 AS page_version, '' AS variant, container, channel,
        ${entriesOf} AS entries FROM seen GROUP BY container, channel
      UNION ALL
      SELECT 'page', page_code, 0, '', '', '', ${entriesOf} FROM seen GROUP BY page_code
      UNION ALL
      SELECT 'part', ${PARTS}, ${entriesOf} FROM seen GROUP BY ${PARTS}
    )
    SELECT jsonb_build_array(grain, ${PARTS}) AS key, d.visitors, s.entries
    FROM entries AS s JOIN ${trafficDay} AS d USING (grain, ${PARTS}) WHERE d.day = ${day}::date`
  const { rows } = await withoutLoops(tx, () =>
    tx.execute<{ key: Key; visitors: Buffer; entries: number[] }>(seen),
  )
  return rows
}

const entriesOf: SQL = sql`array_agg(DISTINCT entry)`

async function store(
  tx: Transaction,
  day: string,
  changed: readonly { key: Key; stored: Buffer }[],
): Promise<void> {
  const keys = JSON.stringify(changed.map(({ key }) => key))
  const visitors = changed.map(({ stored }) => stored.toString('hex'))
  const update = sql`
    UPDATE ${trafficDay} AS d SET visitors = decode(new.visitors, 'hex')
    FROM (
      SELECT k.key ->> 0 AS grain, k.key ->> 1 AS page_code, (k.key ->> 2)::int AS page_version, k.key ->> 3 AS variant,
        k.key ->> 4 AS container, k.key ->> 5 AS channel, k.visitors
      FROM ROWS FROM (jsonb_array_elements(${keys}::jsonb), unnest(${sql.param(visitors)}::text[])) AS k (key, visitors)
    ) AS new
    WHERE d.day = ${day}::date AND (d.grain, d.page_code, d.page_version, d.variant, d.container, d.channel)
      = (new.grain, new.page_code, new.page_version, new.variant, new.container, new.channel)`
  await withoutLoops(tx, () => tx.execute(update))
}
