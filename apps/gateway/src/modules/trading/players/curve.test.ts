import { expect, test } from 'vitest'
import { firstDayOf } from '../settlement/rank-day'
import { curveOf } from './curve'

const assets = [
  { day: '2026-10-30', value: 102 },
  { day: '2026-11-20', value: 110 },
  { day: '2026-11-23', value: 99 },
  { day: '2026-11-24', value: 121 },
]
const benchmark = [
  { day: '2026-10-29', value: 1_000 },
  { day: '2026-10-30', value: 1_010 },
  { day: '2026-11-20', value: 1_100 },
  { day: '2026-11-24', value: 990 },
]
const of = (period: 'day' | 'week' | 'month' | 'all') =>
  curveOf({ assets, benchmark, initial_fund: 100, period }).map(({ date, rate, bench }) => [
    date,
    rate,
    bench,
  ])

test('the whole of it begins at nought on the day before', () => {
  expect(of('all')).toEqual([
    ['2026-10-29', 0, 0],
    ['2026-10-30', 2, 1],
    ['2026-11-20', 10, 10],
    ['2026-11-23', -1, 10],
    ['2026-11-24', 21, -1],
  ])
})

test('a period begins at nought at the end of what was before it', () => {
  expect(of('day')).toEqual([
    ['2026-11-23', 0, 0],
    ['2026-11-24', 22.22, -10],
  ])
  expect(of('week').map(([date]) => date)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24'])
  expect(of('month')[0]).toEqual(['2026-10-30', 0, 0])
})

test.each([
  ['week', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-29', '2026-11-23'],
  ['week', '2027-01-01', '2026-12-28'],
  ['month', '2026-11-30', '2026-11-01'],
  ['day', '2026-11-30', '2026-11-30'],
] as const)('the %s of %s begins on %s', (period, last, first) => {
  expect(firstDayOf(period, last)).toBe(first)
})

test('without a day there is no curve, and without a benchmark nothing beside it', () => {
  expect(curveOf({ assets: [], benchmark, initial_fund: 100, period: 'all' })).toEqual([])
  expect(curveOf({ assets: assets.slice(0, 1), benchmark: [], initial_fund: 100, period: 'all' })).toEqual([
    { date: '2026-10-29', rate: 0, bench: null },
    { date: '2026-10-30', rate: 2, bench: null },
  ])
})
