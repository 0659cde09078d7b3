import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../db/database'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { freeCoupon, lockCoupon, useCoupon } from './coupon-state'
import { addBatch, addCoupon, addPeople } from './testing/batches'

const BOUGHT = { shop_product_id: 1191, price: 19_800 }

let gateway: TestGateway
let uid: number
let other: number
beforeAll(async () => {
  gateway = await startTestGateway()
  ;[uid = 0, other = 0] = await addPeople(gateway, 2)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const inTransaction = <Done>(work: (tx: Transaction) => Promise<Done>) => gateway.ctx.db.orm.transaction(work)
const lock = (user_coupon_id: number, more: Partial<typeof BOUGHT & { uid: number }> = {}) =>
  inTransaction((tx) => lockCoupon(tx, { user_coupon_id, uid, ...BOUGHT, ...more }))
const statusOf = async (id: number) =>
  (
    await gateway.database.owner.pool.query(
      'SELECT status, used_at IS NOT NULL AS is_used FROM user_coupon WHERE user_coupon_id = $1',
      [id],
    )
  ).rows[0]

let made = 0
/** A coupon of a batch of its own. */
async function coupon(batch: Parameters<typeof addBatch>[2] = {}, expires?: string): Promise<number> {
  made += 1
  const coupon_id = `state-${made}`
  await addBatch(gateway, coupon_id, batch)
  return addCoupon(gateway, { coupon_id, uid, ...(expires && { expires }) })
}

describe('a coupon', () => {
  test('is locked to an order, freed when that is closed, locked again, and used when it is paid', async () => {
    const id = await coupon()
    expect(await lock(id)).toBe(5_000)
    await expect(lock(id)).rejects.toThrow('优惠券不可用或已过期')
    await inTransaction((tx) => freeCoupon(tx, id))
    expect(await statusOf(id)).toEqual({ status: 1, is_used: false })
    expect(await lock(id)).toBe(5_000)
    await inTransaction((tx) => useCoupon(tx, id))
    expect(await statusOf(id)).toEqual({ status: 3, is_used: true })
    await expect(lock(id)).rejects.toThrow('优惠券不可用或已过期')
  })

  test('goes no other way', async () => {
    const id = await coupon()
    await expect(inTransaction((tx) => useCoupon(tx, id))).rejects.toThrow('cannot go from 1 to 3')
    await lock(id)
    await inTransaction((tx) => useCoupon(tx, id))
    await expect(inTransaction((tx) => freeCoupon(tx, id))).rejects.toThrow('cannot go from 3 to 1')
    await expect(inTransaction((tx) => useCoupon(tx, 404))).rejects.toThrow('from undefined')
  })

  test.each<[what: string, batch: Parameters<typeof addBatch>[2], more: object, expires?: string]>([
    ['of somebody else', {}, { uid: -1 }],
    ['that has expired', {}, {}, 'now()'],
    ['whose time has not come', { moments: { use_from: `now() + interval '1 hour'` } }, {}],
    ['for other products', { products: [7] }, {}],
    ['for a higher price', { threshold: 19_801 }, {}],
    ['that would leave nothing to pay', {}, { price: 1 }],
  ])('%s is refused, and stays as it is', async (_what, batch, more, expires) => {
    const id = await coupon(batch, expires)
    const asked = 'uid' in more ? { uid: other } : more
    await expect(lock(id, asked)).rejects.toThrow('优惠券不可用或已过期')
    expect(await statusOf(id)).toEqual({ status: 1, is_used: false })
  })

  test('that expires while an order has it can be paid with; closed, it is expired', async () => {
    const id = await coupon()
    await lock(id)
    await gateway.database.owner.pool.query(
      'UPDATE user_coupon SET expire_at = now() WHERE user_coupon_id = $1',
      [id],
    )
    await inTransaction((tx) => freeCoupon(tx, id))
    await expect(lock(id)).rejects.toThrow('优惠券不可用或已过期')
  })

  test('is not locked where its order fails', async () => {
    const id = await coupon()
    const order = inTransaction(async (tx) => {
      await lockCoupon(tx, { user_coupon_id: id, uid, ...BOUGHT })
      throw new Error('no order')
    })
    await expect(order).rejects.toThrow('no order')
    expect(await statusOf(id)).toMatchObject({ status: 1 })
  })
})

describe('however many orders want a coupon at once', () => {
  test('in two processes, one gets it', async () => {
    await using twin = await startTwin(gateway)
    for (let round = 0; round < 20; round += 1) {
      const id = await coupon()
      const got = await race(AT_ONCE, (index) =>
        (index % 2 ? gateway : twin).ctx.db.orm
          .transaction((tx) => lockCoupon(tx, { user_coupon_id: id, uid, ...BOUGHT }))
          .catch(() => undefined),
      )
      expect(got.filter((discount) => discount === 5_000)).toHaveLength(1)
      expect(await statusOf(id)).toMatchObject({ status: 2 })
    }
  })

  test('more than one would, if it were only looked at first', async () => {
    await using twin = await startTwin(gateway)
    const id = await coupon()
    const meet = meetingOf(AT_ONCE)
    const got = await race(AT_ONCE, async (index) => {
      const { pool } = (index % 2 ? gateway : twin).ctx.db
      const { rows } = await pool.query('SELECT status FROM user_coupon WHERE user_coupon_id = $1', [id])
      await meet()
      if (rows[0].status !== 1) return false
      await pool.query('UPDATE user_coupon SET status = 2 WHERE user_coupon_id = $1', [id])
      return true
    })
    expect(got.filter(Boolean).length).toBeGreaterThan(1)
  })
})
