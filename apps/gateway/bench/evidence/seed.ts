import type { PoolClient } from 'pg'
import { allowSilence, type Database } from '../../src/db/database'
import { hashHandsetTail, type PiiKeys, sealHandset } from '../../src/pii/sealed-handset'

/** Nearly as long as views are kept. */
const DAYS = 180
/** Typical number of views per visitor. */
const PER_VISITOR = 4
/** One in so many views ended in a lead and an order. */
const PER_ACT = 100

/** The phone of a lead by its number. */
export const handsetOf = (lead: number) => `13${String(lead * 7 + 1).padStart(9, '0')}`
/** The number of the order that came from the same view as a lead. */
export const pidOf = (lead: number) => `20260601${String(lead).padStart(16, '0')}`

/**
 * Stores half a year of views up to now, a lead and an order for every hundredth, each with the rendering that its
 * visitor had seen. Returns how many leads there are; they are numbered from 1.
 */
export async function seedVisits(
  { pool }: Pick<Database, 'pool'>,
  keys: PiiKeys,
  { views, renderings }: { views: number; renderings: readonly string[] },
): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SET session_replication_role = replica')
    await client.query('SET synchronous_commit = off')
    allowSilence(client)
    await client.query(`SELECT ensure_month_partitions(now() - interval '${DAYS + 9} days', now())`)
    await client.query('SELECT setseed(0.5)')
    await insertViews(client, views, renderings)
    const leads = await insertActs(client, keys)
    for (const table of [
      'visit_log',
      'conversion',
      'exposure',
      'lead',
      'lead_touch',
      'softuser',
      'shop_order',
    ])
      await client.query(`VACUUM ANALYZE ${table}`)
    return leads
  } finally {
    client.release(true)
  }
}

async function insertViews(client: PoolClient, views: number, renderings: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, page_version, rendering, channel, container,
       visitor_id, duration, was_left, created_at)
     SELECT date_trunc('month', at AT TIME ZONE 'Asia/Shanghai'), 'session-' || n, '', 1, 'page-' || seen % 40, seen,
       ($2::text[])[1 + seen], '', (ARRAY['wx', 'app', 'mb', 'mp', 'pc'])[1 + n % 5],
       'visitor-' || lpad(floor($1::int / ${PER_VISITOR} * random())::int::text, 8, '0'), 20, true, at
     FROM (
       SELECT n, floor(cardinality($2::text[]) * power(random(), 2))::int AS seen,
         now() - ($1 - n) * (interval '${DAYS} days' / $1) AS at
       FROM generate_series(1, $1::int) AS n
     ) AS drawn ORDER BY n`,
    [views, renderings],
  )
}

async function insertActs(client: PoolClient, keys: PiiKeys): Promise<number> {
  await client.query(`
    CREATE TEMP TABLE act AS
    SELECT row_number() OVER (ORDER BY created_at)::int AS n, * FROM visit_log
    WHERE abs(hashtext(session_id)) % ${PER_ACT} = 0`)
  const { rows } = await client.query<{ leads: number }>('SELECT count(*)::int AS leads FROM act')
  const leads = rows[0]?.leads ?? 0
  await client.query(
    `INSERT INTO conversion (kind, subject, page_code, page_version, channel, container, visitor_id, created_at)
     SELECT kind, CASE kind WHEN 'lead' THEN n::text ELSE '20260601' || lpad(n::text, 16, '0') END, code, page_version, '',
       container, visitor_id, created_at + interval '1 minute'
     FROM act, unnest(ARRAY['lead', 'order']) AS kind ORDER BY n`,
  )
  await client.query(
    `INSERT INTO exposure (kind, subject, rendering, page_code, page_version, container, created_at)
     SELECT c.kind, c.subject, a.rendering, a.code, a.page_version, a.container, c.created_at
     FROM conversion AS c JOIN act AS a USING (visitor_id)
     WHERE c.created_at = a.created_at + interval '1 minute'`,
  )
  await insertPeople(client, keys, leads)
  await client.query(`
    INSERT INTO lead_touch (lead_id, is_first, nick_name, sms_message_id, created_at)
    SELECT lead_id, true, nick_name, lead_id, created_at FROM lead ORDER BY lead_id`)
  await client.query(`
    INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, months, price, payable, status, created_at,
      expire_at, ended_at, page_code)
    SELECT '20260601' || lpad(n::text, 16, '0'), n, 1, 1, '研究服务', '一个月', 1, 19800, 19800, 2, at, at + interval '30 minutes',
      at + interval '40 minutes', code
    FROM (SELECT n, code, created_at + interval '1 minute' AS at FROM act) AS a ORDER BY n`)
  return leads
}

/** For each lead or order, somebody with a phone who is a lead and a visitor with an account. */
async function insertPeople(client: PoolClient, keys: PiiKeys, count: number): Promise<void> {
  const step = 10_000
  for (let from = 1; from <= count; from += step) {
    const handsets = Array.from({ length: Math.min(step, count + 1 - from) }, (_none, n) =>
      handsetOf(from + n),
    )
    const sealed = (table: 'lead' | 'softuser') => {
      const rows = handsets.map((handset) => sealHandset(keys, table, handset))
      return [rows.map(({ handset_enc }) => handset_enc), rows.map(({ handset_hash }) => handset_hash)]
    }
    await client.query(
      `INSERT INTO lead (lead_id, version_id, handset_enc, handset_hash, handset_tail_hash, nick_name, consent)
       OVERRIDING SYSTEM VALUE
       SELECT $1 + n - 1, 1, enc, hash, tail, '客户', 'recorded'
       FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS p (enc, hash, tail, n)`,
      [from, ...sealed('lead'), handsets.map((handset) => hashHandsetTail(keys, handset))],
    )
    await client.query(
      `INSERT INTO softuser (softuser_id, handset_enc, handset_hash) OVERRIDING SYSTEM VALUE
       SELECT $1 + n - 1, enc, hash FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS p (enc, hash, n)`,
      [from, ...sealed('softuser')],
    )
  }
}
