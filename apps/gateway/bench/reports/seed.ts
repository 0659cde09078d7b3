import type { PoolClient } from 'pg'
import { allowSilence, type Database } from '../../src/db/database'

export const DAYS = 30
const PAGES = 40
const CHANNELS = 20
const VERSIONS = 2
/** The running experiment on page 0; those of the other pages follow it. */
export const FIRST_EXPERIMENT = 12
/** Typical number of views per visitor. */
const PER_VISITOR = 4

/**
 * Stores thirty days of views until now, three and a third events for each, a conversion for every thirtieth, and load
 * times for one in ten. Few pages and channels have most of them; every page has two versions, every other one an
 * experiment.
 */
export async function seedViews(
  { pool }: Pick<Database, 'pool'>,
  views: number,
  report: (line: string) => void,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SET session_replication_role = replica')
    await client.query('SET synchronous_commit = off')
    allowSilence(client)
    await client.query(`SELECT ensure_month_partitions(now() - interval '${DAYS + 9} days', now())`)
    await insertPages(client)
    await insertExperiments(client)
    await insertViews(client, views)
    report('Views are stored')
    await insertEvents(client)
    report('Events are stored')
    await insertConversions(client)
    await insertVitals(client)
    await insertUnits(client)
    for (const table of ['visit_log', 'page_event', 'conversion', 'web_vital', 'experiment_unit'])
      await client.query(`VACUUM ANALYZE ${table}`)
  } finally {
    client.release(true)
  }
}

/**
 * Views of pages, versions or variants that are not ours are counted as one. Addresses come from triggers elsewhere.
 */
async function insertPages(client: PoolClient): Promise<void> {
  await client.query(`
    WITH made AS (
      INSERT INTO page (code, title) SELECT 'page-' || n, '第 ' || n || ' 页' FROM generate_series(0, ${PAGES - 1}) AS n
      RETURNING id, code
    ), stored AS (
      INSERT INTO page_version (page_id, version, document, schema_version, findings, content_hash, created_by)
      SELECT id, version, '{}', 1, '[]', repeat('0', 64), 'bench' FROM made, generate_series(1, ${VERSIONS}) AS version
    ) INSERT INTO page_address (code, page_id) SELECT code, id FROM made`)
}

async function insertExperiments(client: PoolClient): Promise<void> {
  await client.query(`
    WITH made AS (
      INSERT INTO experiment (experiment_id, page_code, name, hypothesis, measure, effect, planned_units)
      OVERRIDING SYSTEM VALUE
      SELECT ${FIRST_EXPERIMENT} + n, 'page-' || n, '第 ' || n || ' 页', '', 'lead', 20, 2000
      FROM generate_series(0, ${PAGES - 1}, 2) AS n
      RETURNING experiment_id, page_code
    ) INSERT INTO experiment_variant (experiment_id, key, name, weight, page_code)
    SELECT experiment_id, key, key, 50, CASE WHEN key <> 'A' THEN page_code END FROM made, unnest(ARRAY['A', 'B']) AS key`)
}

async function insertViews(client: PoolClient, views: number): Promise<void> {
  await client.query('SELECT setseed(0.5)')
  await client.query(
    `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, page_version, variant, channel, container,
       visitor_id, duration, depth, was_left, created_at)
     SELECT date_trunc('month', at AT TIME ZONE 'Asia/Shanghai'), 'session-' || n, '', 1, 'page-' || page, version,
       CASE WHEN page % 2 = 0 THEN (${FIRST_EXPERIMENT} + page) || '.' || chr(65 + visitor % 2) END,
       CASE WHEN channel = 0 THEN '' ELSE 'utm_source=s' || channel END,
       (ARRAY['wx', 'app', 'mb', 'mp', 'pc'])[1 + floor(5 * power(random(), 2))::int],
       CASE WHEN n % 20 > 0 THEN 'visitor-' || lpad(visitor::text, 8, '0') END,
       floor(-40 * ln(1 - random()))::int, CASE WHEN random() < 0.9 THEN floor(100 * random())::int END, random() < 0.5, at
     FROM (
       SELECT n, floor(${PAGES} * power(random(), 3))::int AS page, ${VERSIONS} - (random() < 0.3)::int AS version,
         floor(${CHANNELS} * power(random(), 2))::int AS channel,
         floor($1::int / ${PER_VISITOR} * random())::int AS visitor,
         now() - ($1 - n) * (interval '${DAYS} days' / $1) AS at
       FROM generate_series(1, $1::int) AS n
     ) AS drawn ORDER BY n`,
    [views],
  )
}

/** Two blocks that were seen, a tap on one in three, and a form that one in ten begins. */
async function insertEvents(client: PoolClient): Promise<void> {
  await client.query(`
    INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, page_version, variant, channel,
      visitor_id, block_id, block, container, code, occurred_at, created_at)
    SELECT v.session_month, v.session_id, 1, e.seq, e.name, v.code, v.page_version, v.variant, v.channel, v.visitor_id,
      CASE e.block WHEN 'leadForm' THEN 'form' ELSE 'block-' || (v.duration % 15) END, e.block, v.container, e.code,
      v.created_at, v.created_at + e.seq * interval '2 seconds'
    FROM (SELECT *, hashtext(session_id) & 1023 AS luck FROM visit_log) AS v
    JOIN (VALUES (1, 'expose', 'button', NULL::int, 1024), (2, 'expose', 'leadForm', NULL, 900), (3, 'click', 'button', NULL, 400),
      (4, 'action_ok', 'button', NULL, 350), (5, 'action_fail', 'button', 400052, 40), (6, 'lead_start', 'leadForm', NULL, 250),
      (7, 'phone_valid', 'leadForm', NULL, 180), (8, 'sms_sent', 'leadForm', NULL, 150), (9, 'sms_fail', 'leadForm', 429001, 20),
      (10, 'code_right', 'leadForm', NULL, 90), (11, 'lead_ok', 'leadForm', NULL, 80)) AS e (seq, name, block, code, most)
      ON v.luck < e.most
    ORDER BY v.created_at`)
}

async function insertConversions(client: PoolClient): Promise<void> {
  await client.query(`
    INSERT INTO conversion (kind, subject, amount, page_code, page_version, variant, channel, container, visitor_id, created_at)
    SELECT d.kind, v.session_id, CASE WHEN d.kind IN ('order', 'payment') THEN 19800 END, v.code, v.page_version, v.variant,
      v.channel, v.container, v.visitor_id, v.created_at + d.later
    FROM (SELECT *, hashtext(session_id) & 1023 AS luck FROM visit_log) AS v
    JOIN (VALUES ('lead', interval '1 minute', 80), ('login', '2 minutes', 40), ('order', '1 hour', 20),
      ('payment', '2 hours', 15)) AS d (kind, later, most) ON v.luck < d.most
    WHERE v.created_at + d.later < now() ORDER BY v.created_at`)
}

/** For one view in ten, as pages report it. */
async function insertVitals(client: PoolClient): Promise<void> {
  await client.query(`
    INSERT INTO web_vital (session_id, view_seq, page_code, page_version, variant, container, lcp, inp, fcp, ttfb, cls,
      lcp_block, created_at)
    SELECT session_id, view_seq, code, page_version, variant, container, first + floor(-800 * ln(1 - random()))::int,
      CASE WHEN random() < 0.6 THEN floor(-60 * ln(1 - random()))::int END, first, first / 2, power(random(), 8),
      'block-' || floor(15 * power(random(), 3))::int, created_at
    FROM (SELECT *, 200 + floor(-500 * ln(1 - random()))::int AS first FROM visit_log
      WHERE (hashtext(session_id) >> 10) & 1023 < 102) AS v
    ORDER BY created_at`)
}

/** Everybody who was on page 0, and the variant they were given first. */
async function insertUnits(client: PoolClient): Promise<void> {
  await client.query(
    `UPDATE experiment SET state = 'running', started_at = now() - interval '${DAYS} days'
     WHERE experiment_id = ${FIRST_EXPERIMENT}`,
  )
  await client.query(`
    INSERT INTO experiment_epoch (experiment_id, epoch, page_version, started_at)
    VALUES (${FIRST_EXPERIMENT}, 1, ${VERSIONS}, now() - interval '${DAYS} days')`)
  await client.query(`
    INSERT INTO experiment_unit (experiment_id, epoch, visitor_id, variant, first_at)
    SELECT ${FIRST_EXPERIMENT}, 1, visitor_id, right(min(variant), 1), min(created_at)
    FROM visit_log WHERE code = 'page-0' AND visitor_id IS NOT NULL GROUP BY visitor_id`)
}
