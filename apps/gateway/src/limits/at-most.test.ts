import { expect, test } from 'vitest'
import { atMost } from './at-most'

/** Work that ends on command, and how much of it runs. */
function works(count: number, inTurn: <T>(work: () => Promise<T>) => Promise<T>) {
  const state = { running: 0, most: 0, order: [] as number[] }
  const ends: (() => void)[] = []
  const all = Array.from({ length: count }, (_none, number) =>
    inTurn(async () => {
      state.order.push(number)
      state.running += 1
      state.most = Math.max(state.most, state.running)
      try {
        await new Promise<void>((resolve, reject) => {
          ends.push(number % 3 === 0 ? () => reject(new Error('This one fails.')) : resolve)
        })
        return number
      } finally {
        state.running -= 1
      }
    }).catch(() => -1),
  )
  const endAll = async () => {
    for (let ended = 0; ended < count; ) {
      const end = ends.shift()
      if (end) {
        end()
        ended += 1
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
    return Promise.all(all)
  }
  return { state, endAll }
}

test('no more than two run at a time, in their order, and one that fails gives its place on', async () => {
  const { state, endAll } = works(9, atMost(2))
  expect(await endAll()).toEqual([-1, 1, 2, -1, 4, 5, -1, 7, 8])
  expect([state.most, state.order]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7, 8]])
})

test('without turns all would run at once: it can tell', async () => {
  const { state, endAll } = works(9, (work) => work())
  await endAll()
  expect(state.most).toBe(9)
})
