import { DatabaseError } from 'pg'
import { expect, test, vi } from 'vitest'
import { againAfterDeadlock } from './again-after-deadlock'

const failing = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new DatabaseError('ended', 1, 'error'), { code }) })

test('what ended in a deadlock is done again, and its result is given', async () => {
  const transact = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failing('40P01'))
    .mockResolvedValueOnce('done')
  expect(await againAfterDeadlock(transact)).toBe('done')
  expect(transact).toHaveBeenCalledTimes(2)
})

test('after three deadlocks in a row the last one is told', async () => {
  const transact = vi.fn<() => Promise<string>>().mockRejectedValue(failing('40P01'))
  await expect(againAfterDeadlock(transact)).rejects.toThrow('Failed query')
  expect(transact).toHaveBeenCalledTimes(3)
})

test.each([failing('23505'), new Error('gone'), undefined])(
  'anything else is told at once: %s',
  async (error) => {
    const transact = vi.fn<() => Promise<string>>().mockRejectedValue(error)
    await expect(againAfterDeadlock(transact)).rejects.toBe(error)
    expect(transact).toHaveBeenCalledOnce()
  },
)
