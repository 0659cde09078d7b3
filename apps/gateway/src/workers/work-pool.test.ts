import { expect, test } from 'vitest'
import { createWorkPool, TookTooLong, TooMuchWaiting, type Work } from './work-pool'

const MODULE = new URL('./testing/work.mjs', import.meta.url).href
const work = (name: string, args: unknown[] = [], patienceMs = 60_000): Work => ({
  module: MODULE,
  name,
  args,
  patienceMs,
})

test('work is done in another thread, in the order in which it came, and its answers are its own', async () => {
  const pool = createWorkPool({ size: 1, mostWaiting: 10 })
  const done: number[] = []
  const answers = await Promise.all(
    [1, 2, 3].map(async (one) => {
      const answer = await pool.run(work('double', [one]))
      done.push(one)
      return answer
    }),
  )
  expect(answers).toEqual([2, 4, 6])
  expect(done).toEqual([1, 2, 3])
  expect(await pool.run(work('isMainThread'))).toBe(false)
})

test('what the work throws is thrown here, and the worker goes on', async () => {
  const pool = createWorkPool({ size: 1, mostWaiting: 10 })
  await expect(pool.run(work('fail', ['no ink']))).rejects.toThrow('no ink')
  const before = await pool.run(work('threadId'))
  await expect(pool.run(work('fail', ['no paper']))).rejects.toThrow('no paper')
  expect(await pool.run(work('threadId'))).toBe(before)
})

test('work without end is stopped at its deadline, and what waits behind it is done by another worker', async () => {
  const pool = createWorkPool({ size: 1, mostWaiting: 10 })
  const endless = pool.run(work('goOnForEver', [], 50))
  const behind = pool.run(work('double', [4]))
  await expect(endless).rejects.toThrow(TookTooLong)
  expect(await behind).toBe(8)
})

test('a worker that ends takes nothing with it but what it did', async () => {
  const pool = createWorkPool({ size: 1, mostWaiting: 10 })
  const dead = pool.run(work('leave'))
  const behind = pool.run(work('double', [5]))
  await expect(dead).rejects.toThrow('ended')
  expect(await behind).toBe(10)
})

test('a queue that nobody would wait through takes no more', async () => {
  const pool = createWorkPool({ size: 1, mostWaiting: 2 })
  const taken = [1, 2, 3].map((one) => pool.run(work('double', [one])))
  await expect(pool.run(work('double', [4]))).rejects.toThrow(TooMuchWaiting)
  expect(await Promise.all(taken)).toEqual([2, 4, 6])
})
