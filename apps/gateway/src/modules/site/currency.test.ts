import { beforeEach, expect, test, vi } from 'vitest'
import { createCurrency } from './currency'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => void vi.useRealTimers()
})

const SECOND = 1_000

function cutOff(ageAtStart = 0) {
  let learnedAt: number | undefined
  const log = { error: vi.fn(), warn: vi.fn() }
  const clock = { learnedAt: () => learnedAt }
  const currency = createCurrency(log, { clock, limit: 600, ageAtStart })
  const hear = () => {
    learnedAt = performance.now()
  }
  return { currency, log, hear }
}

test('pages are too old once nothing was heard for longer than the limit, which is said once, and once that it is over', () => {
  const { currency, log, hear } = cutOff()
  vi.advanceTimersByTime(100 * SECOND)
  hear()
  vi.advanceTimersByTime(600 * SECOND)
  expect([currency.age(), currency.isOver()]).toEqual([600, false])
  vi.advanceTimersByTime(SECOND)
  expect([currency.isOver(), currency.isOver()]).toEqual([true, true])
  expect(log.error).toHaveBeenCalledTimes(1)
  hear()
  expect([currency.age(), currency.isOver(), currency.isOver()]).toEqual([0, false, false])
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('a process that has never heard anything is as old as it was when it began', () => {
  const { currency, hear } = cutOff(590)
  expect(currency.isOver()).toBe(false)
  vi.advanceTimersByTime(11 * SECOND)
  expect(currency.isOver()).toBe(true)
  hear()
  expect(currency.isOver()).toBe(false)
})

test('a moment is long ago after the limit', () => {
  const { currency } = cutOff()
  const moment = performance.now()
  vi.advanceTimersByTime(600 * SECOND)
  expect(currency.isLongAgo(moment)).toBe(false)
  vi.advanceTimersByTime(SECOND)
  expect(currency.isLongAgo(moment)).toBe(true)
})
