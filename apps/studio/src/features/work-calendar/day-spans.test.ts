import { expect, test } from 'vitest'
import { daySpans, daysBetween, weekdayOf } from './day-spans'

test('days that follow each other with one note are one span, over the end of a month too', () => {
  const days = ['2026-04-30', '2026-05-01', '2026-05-03'].map((day) => ({ day, note: '劳动节' }))
  expect(daySpans([...days, { day: '2026-05-04', note: '其他' }])).toEqual([
    { first: '2026-04-30', last: '2026-05-01', note: '劳动节', count: 2 },
    { first: '2026-05-03', last: '2026-05-03', note: '劳动节', count: 1 },
    { first: '2026-05-04', last: '2026-05-04', note: '其他', count: 1 },
  ])
})

test('the days between two are all of them, and none backwards', () => {
  expect(daysBetween('2027-12-31', '2028-01-02')).toEqual(['2027-12-31', '2028-01-01', '2028-01-02'])
  expect(daysBetween('2028-01-02', '2027-12-31')).toEqual([])
  expect([weekdayOf('2026-10-10'), weekdayOf('2026-09-20')]).toEqual([6, 0])
})
