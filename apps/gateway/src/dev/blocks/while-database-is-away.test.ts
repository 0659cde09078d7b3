import { expect, test, vi } from 'vitest'
import { whileDatabaseIsAway } from './while-database-is-away'

/** The pool's error when a connection took longer than it waits. */
const AWAY = new Error('Connection terminated due to connection timeout')

const failing = (times: number, error: Error) => {
  const work = vi.fn(async () => 'stored')
  for (let time = 0; time < times; time++) work.mockRejectedValueOnce(error)
  return work
}

test('a database that comes back in time is waited for', async () => {
  expect(await whileDatabaseIsAway(failing(4, AWAY))).toBe('stored')
})

test('without another try the same work fails', async () => {
  await expect(whileDatabaseIsAway(failing(4, AWAY), 1)).rejects.toBe(AWAY)
})

test('a database that stays away is told', async () => {
  const work = failing(5, AWAY)
  await expect(whileDatabaseIsAway(work)).rejects.toBe(AWAY)
  expect(work).toHaveBeenCalledTimes(5)
})

test('another fault is told at once', async () => {
  const fault = new Error('no space left on device')
  const work = failing(1, fault)
  await expect(whileDatabaseIsAway(work)).rejects.toBe(fault)
  expect(work).toHaveBeenCalledOnce()
})
