import { expect, test } from 'vitest'
import { addPeople } from './testing/batches'
import { guarded, openTakers, tapRounds } from './testing/take-rounds'

test('fifty taps of one person at once take one coupon, in each of 200 rounds', async () => {
  await using takers = await openTakers()
  expect(await tapRounds(takers, { rounds: 200, by: () => guarded })).toEqual([])
})

test('of 500 people at once exactly 100 get one of 100 coupons, twenty times', async () => {
  await using takers = await openTakers()
  for (let round = 0; round < 20; round += 1) {
    const uids = await addPeople(takers.gateway, 500)
    const taken = await takers.take({ coupon_id: `hundred-${round}`, stock: 100, uids, by: guarded })
    expect(taken).toMatchObject({ coupons: 100, people: 100, stock: 0, issued: 100 })
  }
})
