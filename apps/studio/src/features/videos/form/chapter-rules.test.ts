import { expect, test } from 'vitest'
import { chapterFault, sortedChapters } from './chapter-rules'

test.each([
  [['0:00', '1:00'], 1, 90, undefined],
  [['0:00', '1:30'], 1, 90, '视频只有 1:30'],
  [['0:00', '1:30'], 1, undefined, undefined],
  [['1:00', '1:00'], 1, 90, '要晚于上一章'],
  [['1:00', '没有', '0:30'], 2, 90, '要晚于上一章'],
  [['1:00', '没有'], 1, 90, '写成 分:秒，例如 03:25'],
] as const)('of %j the one at %i in a film of %s s: %s', (times, index, duration, fault) => {
  expect(chapterFault(times, index, duration)).toBe(fault)
})

test('chapters are sorted by their times, what is none comes last', () => {
  const chapters = ['?', '2:00', '0:30', '', '10:00'].map((at) => ({ at }))
  expect(sortedChapters(chapters).map(({ at }) => at)).toEqual(['0:30', '2:00', '10:00', '?', ''])
})
