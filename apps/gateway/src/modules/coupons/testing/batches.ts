import type { TestStore } from '../../testing/start-test-gateway'

/** The defaults for a test's batch: 10 coupons of 50 yuan, one per person, valid for 30 days. */
const USUAL = { title: '满减券', kind: 'amount', amount: 5_000, use_days: 30, stock: 10 }

type Owner = Pick<TestStore, 'database'>

/** Stores a batch; what is left out takes the defaults. Moments are SQL: `now() - interval '1 day'`. */
export async function addBatch(
  { database }: Owner,
  coupon_id: string,
  { moments = {}, ...columns }: Record<string, unknown> & { moments?: Record<string, string> } = {},
): Promise<void> {
  const values: Record<string, unknown> = { ...USUAL, ...columns, coupon_id }
  if ('use_to' in moments) delete values.use_days
  const names = Object.keys(values)
  const places = [...names.map((_name, index) => `$${index + 1}`), ...Object.values(moments)]
  await database.owner.pool.query(
    `INSERT INTO coupon_batch (${[...names, ...Object.keys(moments)].join()}) VALUES (${places.join()})`,
    Object.values(values),
  )
}

/** Visitors whose coupons are only counted: without phones, as those who were erased are. */
export async function addPeople({ database }: Owner, count: number): Promise<number[]> {
  const { rows } = await database.owner.pool.query<{ softuser_id: string }>(
    'INSERT INTO softuser (erased_at) SELECT now() FROM generate_series(1, $1) RETURNING softuser_id',
    [count],
  )
  return rows.map(({ softuser_id }) => Number(softuser_id))
}

/** Gives somebody a coupon of a batch, bypassing all rules; returns its number. */
export async function addCoupon(
  { database }: Owner,
  {
    coupon_id,
    uid,
    expires = `now() + interval '1 day'`,
  }: { coupon_id: string; uid: number; expires?: string },
): Promise<number> {
  const { rows } = await database.owner.pool.query<{ user_coupon_id: string }>(
    `INSERT INTO user_coupon (coupon_id, uid, seq, expire_at) VALUES ($1, $2, 1, ${expires}) RETURNING user_coupon_id`,
    [coupon_id, uid],
  )
  return Number(rows[0]?.user_coupon_id)
}
