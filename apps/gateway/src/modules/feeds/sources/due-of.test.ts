import { expect, test } from 'vitest'
import { dueOf } from './due-of'

const WEEK = { before: '2026-11-26', today: '2026-11-27', after: '2026-11-30' }
const WEEKEND = { before: '2026-11-27', today: undefined, after: '2026-11-30' }
const inChina = (text: string) => new Date(`${text}:00+08:00`)
const due = (now: string, days: typeof WEEK | typeof WEEKEND, change: object = {}) =>
  dueOf(
    {
      ...{ is_on: true, fetch_at: '17:30', updated_at: inChina('2026-11-01T09:00'), succeeded_at: null },
      ...change,
    } as never,
    days,
    inChina(now),
  )
const next = (day: string) => inChina(`${day}T17:30`).toISOString()

test('a source is due next today before its time, and on the next day of trading after it', () => {
  const succeeded_at = inChina('2026-11-26T17:31')
  expect(due('2026-11-27T17:29', WEEK, { succeeded_at })).toEqual({
    next_at: next('2026-11-27'),
    is_late: false,
  })
  expect(due('2026-11-27T17:40', WEEK, { succeeded_at })).toEqual({
    next_at: next('2026-11-30'),
    is_late: false,
  })
  expect(due('2026-11-28T10:00', WEEKEND).next_at).toBe(next('2026-11-30'))
})

test('a source is late once it has brought nothing for a quarter of an hour, over a weekend too', () => {
  const succeeded_at = inChina('2026-11-26T17:31')
  expect(due('2026-11-27T17:46', WEEK, { succeeded_at }).is_late).toBe(true)
  expect(due('2026-11-28T10:00', WEEKEND, { succeeded_at }).is_late).toBe(true)
  expect(due('2026-11-28T10:00', WEEKEND, { succeeded_at: inChina('2026-11-27T18:00') }).is_late).toBe(false)
})

test('one that is new or was changed since is not late yet, and one that is off never is', () => {
  expect(due('2026-11-28T10:00', WEEKEND, { updated_at: inChina('2026-11-28T09:00') }).is_late).toBe(false)
  expect(due('2026-11-28T10:00', WEEKEND, { is_on: false })).toEqual({ next_at: null, is_late: false })
})
