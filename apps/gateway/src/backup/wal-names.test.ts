import { expect, test } from 'vitest'
import { findGap, isArchived, isSegment, nameSegment, nextSegment, readSegment } from './wal-names'

const segments = (timeline: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => nameSegment({ timeline, place: from + at }))

test('segments are numbered on over the end of a file of 4 GB', () => {
  expect(nextSegment('0000000100000000000000FF')).toBe('000000010000000100000000')
  expect(readSegment('000000020000000100000003')).toEqual({ timeline: 2, place: 259 })
  expect(nameSegment({ timeline: 2, place: 259 })).toBe('000000020000000100000003')
})

test('what PostgreSQL hands over is known by its name, and drafts are not', () => {
  const names = [
    '000000010000000000000003',
    '000000010000000000000003.00000028.backup',
    '00000002.history',
    '000000010000000000000003.partial',
  ]
  expect(names.map(isArchived)).toEqual([true, true, true, true])
  expect(names.map(isSegment)).toEqual([true, false, false, false])
  expect(['.000000010000000000000003.12', '../x', 'RECOVERYXLOG'].map(isArchived)).toEqual([
    false,
    false,
    false,
  ])
})

test('the first segment that is missing is found, in whatever order they are told', () => {
  const all = segments(1, 3, 300)
  const [first = ''] = all
  expect(findGap(first, all.toReversed())).toBeUndefined()
  expect(
    findGap(
      first,
      all.filter((_, at) => at !== 5),
    ),
  ).toBe(all[5])
  expect(findGap(first, all.slice(1))).toBe(first)
  expect(findGap(first, [])).toBe(first)
})

test('a timeline goes on from the segment in which it began, and its own gaps are found', () => {
  const [first = ''] = segments(1, 3, 3)
  expect(findGap(first, [...segments(1, 3, 9), ...segments(2, 6, 8)])).toBeUndefined()
  expect(findGap(first, [...segments(1, 3, 9), ...segments(2, 10, 12)])).toBeUndefined()
  expect(findGap(first, [...segments(1, 3, 9), ...segments(2, 6, 6), ...segments(2, 8, 8)])).toBe(
    nameSegment({ timeline: 2, place: 7 }),
  )
  expect(findGap(first, [...segments(1, 3, 9), ...segments(2, 12, 13)])).toBe(
    nameSegment({ timeline: 2, place: 10 }),
  )
})
