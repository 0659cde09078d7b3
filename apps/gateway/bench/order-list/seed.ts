import type { PoolClient } from 'pg'
import { allowSilence, type Database } from '../../src/db/database'
import { type PiiKeys, sealHandset } from '../../src/pii/sealed-handset'

/** How many orders one buyer has. */
const PER_BUYER = 10
const PRODUCTS = 20
const PAGES = 200

/** The number of an order: a time that no real order has, and its own number, so that any can be looked up. */
export const pidOf = (order: number) => `20260101000000${String(order).padStart(10, '0')}`
/** The supplier's number for the payment of an order. */
export const transactionOf = (order: number) => `42000${String(order).padStart(20, '0')}`

/**
 * Stores a typical year's orders: few products and pages have most of them. Half are paid, of which one in ten was
 * refunded; nearly all others were closed. The newest comes last.
 */
export async function seedOrders(
  { pool }: Pick<Database, 'pool'>,
  keys: PiiKeys,
  orders: number,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    // No trigger runs for each row.
    await client.query('SET session_replication_role = replica')
    allowSilence(client)
    await seedBuyers(client, keys, Math.ceil(orders / PER_BUYER))
    await seedProducts(client)
    await insertOrders(client, orders)
    for (const table of ['softuser', 'shop_order', 'payment', 'refund'])
      await client.query(`VACUUM ANALYZE ${table}`)
  } finally {
    client.release(true)
  }
}

async function seedBuyers(client: PoolClient, keys: PiiKeys, count: number): Promise<void> {
  const step = 10_000
  for (let from = 0; from < count; from += step) {
    const sealed = Array.from({ length: Math.min(step, count - from) }, (_none, n) =>
      sealHandset(keys, 'softuser', `138${String(from + n).padStart(8, '0')}`),
    )
    await client.query(
      `INSERT INTO softuser (softuser_id, handset_enc, handset_hash) OVERRIDING SYSTEM VALUE
       SELECT 1000 + $1 + n, enc, hash FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS p (enc, hash, n)`,
      [from, sealed.map(({ handset_enc }) => handset_enc), sealed.map(({ handset_hash }) => handset_hash)],
    )
  }
}

async function seedProducts(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO product (shop_product_id, name, risk_level)
     SELECT n, '服务 ' || n, 'R3' FROM generate_series(1, $1::int) AS n`,
    [PRODUCTS],
  )
  await client.query(
    `INSERT INTO sku (sku_id, shop_product_id, name, months, price)
     SELECT n, n, '一个月', 1, 19800 FROM generate_series(1, $1::int) AS n`,
    [PRODUCTS],
  )
}

async function insertOrders(client: PoolClient, orders: number): Promise<void> {
  // An order every half minute: a million of them make a year.
  await client.query(
    `INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, months, price, payable, status, created_at,
       expire_at, paid_at, ended_at, page_code)
     SELECT '20260101000000' || lpad(n::text, 10, '0'), 1001 + n % ($1::int / ${PER_BUYER}), product, product,
       '服务 ' || product, '一个月', 1, 19800, 19800, status, at, at + interval '30 minutes',
       CASE WHEN status IN (1, 3) THEN at + interval '1 minute' END,
       CASE WHEN status IN (2, 3) THEN at + interval '40 minutes' END,
       'page-' || floor(${PAGES} * power(random(), 3))
     FROM (
       SELECT n, 1 + floor(${PRODUCTS} * power(random(), 3))::int AS product,
         CASE WHEN n > $1::int - 20 THEN 0 WHEN luck < 0.45 THEN 1 WHEN luck < 0.5 THEN 3 ELSE 2 END AS status,
         now() - ($1 - n) * interval '30 seconds' AS at
       FROM (SELECT n, random() AS luck FROM generate_series(1, $1::int) AS n) AS drawn
     ) AS made ORDER BY n`,
    [orders],
  )
  await client.query(`
    INSERT INTO payment (supplier, transaction_id, out_trade_no, pid, amount, paid_at, heard_by)
    SELECT 'wechat', '42000' || lpad(right(pid, 10), 20, '0'), pid || 'T01', pid, payable, paid_at, 'notice'
    FROM shop_order WHERE paid_at IS NOT NULL ORDER BY pid`)
  await client.query(`
    INSERT INTO refund (out_refund_no, payment_id, pid, amount, reason, kind, state, decided_by, decided_at, refunded_at)
    SELECT o.pid || 'R01', p.id, o.pid, p.amount, '申请退款', 'visitor', 'refunded', 1, o.ended_at, o.ended_at
    FROM shop_order AS o JOIN payment AS p USING (pid) WHERE o.status = 3 ORDER BY o.pid`)
}
