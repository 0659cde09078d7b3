import { expect, test } from 'vitest'
import { drainStock } from './testing/live-codes'

const ATTACK = { calls: 10_000, stock: 9_000 }

test('ten thousand browsers behind one address get a hundred of a stock in an hour, others the rest', async () => {
  expect(await drainStock(ATTACK)).toEqual({ used: 100, replies: new Set([1, 429001]), elsewhere: 1 })
}, 900_000)

test('where what a network had is forgotten, they get all of it: it can tell', async () => {
  const { used, elsewhere } = await drainStock({ ...ATTACK, isForgetful: true })
  expect([used, elsewhere]).toEqual([ATTACK.stock, 404001])
}, 900_000)
