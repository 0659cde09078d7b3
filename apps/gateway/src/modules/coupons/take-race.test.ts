import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPeople } from './testing/batches'
import { carelessTake, guarded, openTakers, type Takers, tapRounds } from './testing/take-rounds'

let takers: Takers
beforeAll(async () => {
  takers = await openTakers()
})
afterAll(() => takers[Symbol.asyncDispose]())

test('fifty taps of one person at once take one coupon, in each of twenty rounds', async () => {
  expect(await tapRounds(takers, { rounds: 20, by: () => guarded })).toEqual([])
})

test('of 500 people at once exactly 100 get one of 100 coupons, and the others are told that none is left', async () => {
  const uids = await addPeople(takers.gateway, 500)
  expect(await takers.take({ coupon_id: 'hundred', stock: 100, uids, by: guarded })).toEqual({
    coupons: 100,
    people: 100,
    stock: 0,
    issued: 100,
    refused: { 400031: 400 },
  })
})

test('without the guards one person gets several, and more are given out than there are', async () => {
  const [uid = 0, ...others] = await addPeople(takers.gateway, 50)
  const uids = Array.from({ length: 50 }, () => uid)
  const tapped = await takers.take({ coupon_id: 'careless-taps', stock: 10, uids, by: carelessTake() })
  expect(tapped.coupons).toBeGreaterThan(1)
  const crowd = { coupon_id: 'careless-crowd', stock: 5, uids: others, by: carelessTake() }
  expect((await takers.take(crowd)).coupons).toBeGreaterThan(5)
})
