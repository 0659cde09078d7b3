// Run by restore.mjs beside a gateway: `fill-process.ts BYTES` stores views and their events until the database has
// that size. Prints as JSON its size and the segment of the log that holds the last of it.
import { loadConfig, openDatabase, openEmbeddedDatabase } from '@yingzao/gateway/testing/process'

/** Per statement: few enough for its time limit, even on a busy machine. */
const VIEWS = 5_000
/** Days that are no longer counted and not old enough to be deleted. */
const OLDEST_DAYS = 150
const NEWEST_DAYS = 10

/** Random numbers as phones generate them, since repeated data would make a small base of a large database. */
const FILL = `
  WITH view AS (
    INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, page_version, channel, url, referrer, container,
      visitor_id, duration, was_left, created_at)
    SELECT date_trunc('month', at AT TIME ZONE 'Asia/Shanghai'), gen_random_uuid(), '', 1, 'filled-' || page, 1,
      'utm_source=s' || page % 7, '/h5-page/h5/filled-' || page || '?click_id=' || gen_random_uuid(), '',
      (ARRAY['wx', 'app', 'mb', 'mp', 'pc'])[1 + page % 5], gen_random_uuid(), floor(-40 * ln(1 - random()))::int,
      random() < 0.5, at
    FROM (
      SELECT floor(40 * power(random(), 3))::int AS page, $2::timestamptz + n * interval '1 second' AS at
      FROM generate_series(1, $1::int) AS n
    ) AS drawn
    RETURNING *
  )
  INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, page_version, channel, visitor_id, block_id,
    block, container, occurred_at, created_at)
  SELECT session_month, session_id, 1, seq, name, code, page_version, channel, visitor_id,
    'b-' || substr(md5(random()::text), 1, 8), 'button', container, created_at + random() * interval '9 seconds',
    created_at + interval '10 seconds'
  FROM view, unnest(ARRAY['expose', 'expose', 'click']) WITH ORDINALITY AS event (name, seq)`

const [wanted = 0] = process.argv.slice(2).map(Number)
const { dataDir } = loadConfig()
const database = await openEmbeddedDatabase({ dataDir, report: () => {} })
const { pool, ...owner } = openDatabase({ url: database.url, max: 1 })
const newest = Date.now() - NEWEST_DAYS * 86_400_000
const oldest = Date.now() - OLDEST_DAYS * 86_400_000

await pool.query('SELECT ensure_month_partitions($1, now())', [new Date(oldest)])
let bytes = await size()
for (let at = newest; bytes < wanted; bytes = await size()) {
  // Each part is earlier than the last, and after the oldest comes the newest once more.
  at = at - VIEWS * 1_000 < oldest ? newest : at - VIEWS * 1_000
  await pool.query(FILL, [VIEWS, new Date(at)])
}
const { rows } = await pool.query<{ segment: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS segment')
console.log(JSON.stringify({ bytes, segment: rows[0]?.segment }))
await owner.close()
await database.leave()

/** Of all databases of the cluster, as a base copies them all. */
async function size(): Promise<number> {
  const found = await pool.query<{ bytes: string }>(
    'SELECT sum(pg_database_size(oid))::text AS bytes FROM pg_database',
  )
  return Number(found.rows[0]?.bytes)
}
