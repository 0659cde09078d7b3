import { beforeEach, expect, test, vi } from 'vitest'
import { keepLines } from './keep-lines'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => void vi.useRealTimers()
})

const line = (text: string) => [{ avatar: '', text }]
const textOf = async (answer: ReturnType<ReturnType<typeof keepLines>>) =>
  (await answer)?.read().list[0]?.text

test('a hundred who ask at once, and all in the next five seconds, cost one look', async () => {
  const find = vi.fn(async () => line('旧'))
  const linesOf = keepLines(find)
  await Promise.all(Array.from({ length: 100 }, () => linesOf('vu')))
  vi.advanceTimersByTime(4_999)
  expect(await textOf(linesOf('vu'))).toBe('旧')
  expect(find).toHaveBeenCalledTimes(1)
})

test('a change is shown after five seconds', async () => {
  const find = vi.fn(async () => line('旧'))
  const linesOf = keepLines(find)
  await linesOf('vu')
  find.mockResolvedValue(line('新'))
  vi.advanceTimersByTime(5_000)
  expect(await textOf(linesOf('vu'))).toBe('新')
})

test('a set that is not there yet is found as soon as it is', async () => {
  const find = vi.fn(async (): Promise<ReturnType<typeof line>> => [])
  const linesOf = keepLines(find)
  expect(await linesOf('vu')).toBeUndefined()
  find.mockResolvedValue(line('新'))
  expect(await textOf(linesOf('vu'))).toBe('新')
})

test('a failure is told to who asked, and the next one asks again', async () => {
  const find = vi.fn(async () => line('新'))
  find.mockRejectedValueOnce(new Error('away'))
  const linesOf = keepLines(find)
  await expect(linesOf('vu')).rejects.toThrow('away')
  expect(await textOf(linesOf('vu'))).toBe('新')
})

test('guessed ids do not fill the memory', async () => {
  const find = vi.fn(async () => line('一'))
  const linesOf = keepLines(find)
  for (let guess = 0; guess < 2_000; guess += 1) await linesOf(`guess-${guess}`)
  await linesOf('guess-0')
  expect(find).toHaveBeenCalledTimes(2_001)
})
