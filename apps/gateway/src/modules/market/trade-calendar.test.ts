import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importLines } from '../testing/import-lines'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { demoYear } from './demo/demo-calendar'
import { isTradeDay, lastTradeDay, nextTradeDay, UnknownTradeYear } from './index'
import { findMissingTradeYear } from './trade-calendar'
import { warnOfTradeCalendar } from './watch-calendar'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  for (const year of [2025, 2026]) await importLines(store, 'trade-calendar', linesOf(year))
})
afterAll(() => store[Symbol.asyncDispose]())

const linesOf = (year: number) =>
  demoYear(year).map(({ day, is_open }) => ({ day, is_open: is_open ? '是' : '否' }))
const db = () => store.ctx.db.orm

test.each([
  ['2026-11-27', true, '2026-11-27', '2026-11-30'],
  ['2026-11-28', false, '2026-11-27', '2026-11-30'],
  ['2026-01-01', false, '2025-12-31', '2026-01-05'],
  ['2026-10-10', false, '2026-10-09', '2026-10-12'],
  ['2026-02-14', false, '2026-02-13', '2026-02-24'],
  ['2026-09-30', true, '2026-09-30', '2026-10-08'],
  ['2025-12-31', true, '2025-12-31', '2026-01-05'],
])('%s: open %s, last %s, next %s', async (day, isOpen, last, next) => {
  expect([await isTradeDay(db(), day), await lastTradeDay(db(), day), await nextTradeDay(db(), day)]).toEqual(
    [isOpen, last, next],
  )
})

test('2025 has 243 days of trading', () => {
  expect(demoYear(2025).filter(({ is_open }) => is_open)).toHaveLength(243)
})

describe('a year of which days are missing', () => {
  test.each([
    ['isTradeDay', () => isTradeDay(db(), '2027-01-04'), 2027],
    ['lastTradeDay', () => lastTradeDay(db(), '2027-01-04'), 2027],
    ['lastTradeDay before all', () => lastTradeDay(db(), '2025-01-01'), 2024],
    ['nextTradeDay', () => nextTradeDay(db(), '2026-12-31'), 2027],
  ])('is guessed by nobody: %s', async (_what, ask, year) => {
    const error = await ask().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UnknownTradeYear)
    expect((error as UnknownTradeYear).year).toBe(year)
  })

  test('is as unknown with all but one of its days', async () => {
    await using other = await openTestStore()
    await importLines(other, 'trade-calendar', linesOf(2026).slice(0, -1))
    await expect(isTradeDay(other.ctx.db.orm, '2026-06-01')).rejects.toThrow(UnknownTradeYear)
    await importLines(other, 'trade-calendar', linesOf(2026).slice(-1))
    expect(await isTradeDay(other.ctx.db.orm, '2026-06-01')).toBe(true)
  })
})

test('no weekend is a day of trading, whoever writes it', async () => {
  await expect(importLines(store, 'trade-calendar', [{ day: '2026-10-10', is_open: '是' }])).rejects.toThrow(
    '周六和周日不开市，调休上班的也一样。',
  )
})

test('the next year is missing from 20 December on, until its holidays are there', async () => {
  await using other = await openTestStore()
  const orm = other.ctx.db.orm
  const missing = (today: string) => findMissingTradeYear(orm, today)
  expect([await missing('2029-12-19'), await missing('2029-12-20')]).toEqual([null, 2030])
  const warn = vi.fn()
  const tools = { db: other.ctx.db, log: { ...other.ctx.log, warn } as never }
  await warnOfTradeCalendar(tools, '2029-12-20')
  expect(warn).toHaveBeenCalledWith({ year: 2030 }, expect.stringContaining('trade calendar'))
  // Weekends and New Year alone.
  await importLines(other, 'trade-calendar', linesOf(2030))
  expect(await missing('2029-12-31')).toBe(2030)
  await importLines(other, 'trade-calendar', [{ day: '2030-10-01', is_open: 0 }])
  expect(await missing('2029-12-31')).toBeNull()
  await warnOfTradeCalendar(tools, '2029-12-31')
  expect(warn).toHaveBeenCalledTimes(1)
})
