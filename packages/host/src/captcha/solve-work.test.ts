import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { solveWork } from './solve-work'

const work = (number: number, max: number) => ({
  salt: 'salt.of-some-length?expires=1&',
  target: createHash('sha256').update(`salt.of-some-length?expires=1&${number}`).digest('hex'),
  max,
})

const options = (isCancelled = () => false) => ({
  pause: vi.fn(async () => {}),
  onProgress: vi.fn(),
  isCancelled,
})

test.each([0, 1, 1999, 2000, 3210])('finds the number %i', async (number) => {
  expect(await solveWork(work(number, 4000), options())).toBe(number)
})

test('lets the page breathe and says how far it is', async () => {
  const watched = options()
  await solveWork(work(6400, 8000), watched)
  expect(watched.pause).toHaveBeenCalledTimes(3)
  expect(watched.onProgress.mock.calls.flat()).toEqual([1999 / 8000, 3999 / 8000, 5999 / 8000])
})

test('ends when it is cancelled, and when there is nothing to find', async () => {
  expect(
    await solveWork(
      work(3210, 4000),
      options(() => true),
    ),
  ).toBeUndefined()
  expect(await solveWork({ ...work(3, 10), target: '0'.repeat(64) }, options())).toBeUndefined()
})
