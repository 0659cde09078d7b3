import { expect, test } from 'vitest'
import { comparedSpan, dayAfter, lengthOf, spanOf, spanText, todayAt } from './span'

const TODAY = '2026-11-21'

test('today is the day in China', () => {
  expect(todayAt(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  expect(todayAt(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
})

test.each([
  [{}, '2026-11-15', 7],
  [{ span: '14' as const }, '2026-11-08', 14],
  [{ span: '30' as const }, '2026-10-23', 30],
  [{ span: 'month' as const }, '2026-11-01', 21],
])('a span that is named ends today: %j', (choice, from, days) => {
  const span = spanOf(choice, TODAY)
  expect([span, lengthOf(span)]).toEqual([{ from, to: TODAY }, days])
})

test('days of one’s own come before a name, and what makes no span is as if it were not there', () => {
  const own = { from: '2026-02-27', to: '2026-03-01' }
  expect(spanOf({ ...own, span: '30' }, TODAY)).toEqual(own)
  const week = { from: '2026-11-15', to: TODAY }
  expect(spanOf({ from: own.to, to: own.from }, TODAY)).toEqual(week)
  expect(spanOf({ from: own.from }, TODAY)).toEqual(week)
  expect(spanOf({ from: '2025-01-01', to: '2026-01-01' }, TODAY)).toEqual({
    from: '2025-01-01',
    to: '2026-01-01',
  })
  expect(spanOf({ from: '2025-01-01', to: '2026-01-02' }, TODAY)).toEqual(week)
})

test('it is compared with as many days just before, or from a day that was chosen', () => {
  const span = { from: '2026-03-01', to: '2026-03-07' }
  expect(comparedSpan(span, undefined)).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  expect(comparedSpan(span, '2025-03-01')).toEqual({ from: '2025-03-01', to: '2025-03-07' })
})

test('days go over the ends of months and of leap years', () => {
  expect([dayAfter('2028-02-28', 1), dayAfter('2028-03-01', -1), dayAfter('2026-12-31', 1)]).toEqual([
    '2028-02-29',
    '2028-02-29',
    '2027-01-01',
  ])
})

test('days are told without the year that it is', () => {
  expect(spanText({ from: '2026-11-15', to: TODAY }, TODAY)).toBe('11-15 至 11-21')
  expect(spanText({ from: '2025-12-30', to: '2026-01-02' }, TODAY)).toBe('2025-12-30 至 01-02')
  expect(spanText({ from: TODAY, to: TODAY }, TODAY)).toBe('11-21')
})
