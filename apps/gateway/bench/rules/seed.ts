import type { PoolClient } from 'pg'
import { allowSilence, type Database } from '../../src/db/database'

/** Stores visitors with three tags, half a purchase and some views each, and fifty groups of a hundredth of them. */
export async function seedPeople({ pool }: Pick<Database, 'pool'>, people: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    // No trigger runs for each row.
    await client.query('SET session_replication_role = replica')
    allowSilence(client)
    await seedVisitors(client, people)
    await seedPurchases(client, people)
    await seedActs(client, people)
    const tables = ['softuser', 'user_tag', 'shop_order', 'entitlement_grant', 'group_member', 'visit_log']
    for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`)
  } finally {
    client.release(true)
  }
}

async function seedVisitors(client: PoolClient, people: number): Promise<void> {
  // Nobody decrypts these phones: no query here ever shows one.
  await client.query(
    `INSERT INTO softuser (softuser_id, handset_enc, handset_hash, risk_level, risk_at, risk_until, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT n, handset_enc, lpad(to_hex(n), 43, '0'), 'C' || 1 + n % 5, now() - (n % 300) * interval '1 day',
       now() + (300 - n % 400) * interval '1 day', now() - (n % 700) * interval '1 day'
     FROM generate_series(1001, 1000 + $1::int) AS n,
       (SELECT handset_enc FROM softuser ORDER BY softuser_id LIMIT 1) AS any_phone`,
    [people],
  )
  for (const [code, value] of [
    ['city', `'city-' || n % 40`],
    ['age', `(18 + n % 60)::text`],
    ['level', `(n % 7)::text`],
  ])
    await client.query(
      `INSERT INTO user_tag (uid, pd_code, value) SELECT n, '${code}', ${value} FROM generate_series(1001, 1000 + $1::int) AS n`,
      [people],
    )
}

async function seedPurchases(client: PoolClient, people: number): Promise<void> {
  await client.query(
    `INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, months, price, payable, status, created_at,
       expire_at, paid_at)
     SELECT lpad(n::text, 24, '0'), n, 1 + n % 10, 1 + n % 10, '服务', '一年', 12, 100, 100, 1, at, at, at
     FROM (SELECT n, now() - (n % 600) * interval '1 day' AS at FROM generate_series(1001, 1000 + $1::int, 2) AS n) AS made`,
    [people],
  )
  await client.query(`
    INSERT INTO entitlement_grant (pid, uid, shop_product_id, begins_at, ends_at)
    SELECT pid, uid, shop_product_id, paid_at, paid_at + interval '1 year' FROM shop_order`)
}

async function seedActs(client: PoolClient, people: number): Promise<void> {
  await client.query(
    `INSERT INTO group_member (group_id, uid)
     SELECT 'g-' || n % 50, n FROM generate_series(1001, 1000 + $1::int, 2) AS n`,
    [people],
  )
  await client.query(
    `INSERT INTO visit_log (session_id, page_id, view_seq, code, uid, created_at)
     SELECT 's' || n, '', 1, 'page-' || n % 100, (1001 + n % $1::int)::text, now() - (n % 180) * interval '1 day'
     FROM generate_series(1, 2 * $1::int) AS n`,
    [people],
  )
}
