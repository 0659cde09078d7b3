import { expect, test } from 'vitest'
import { goalOf } from './goal'
import { progressOf, timeGone } from './target-progress'

const target = {
  target_id: 1,
  measure: 'lead',
  goal: 100,
  from: '2026-11-01',
  to: '2026-11-10',
  reached: 40,
} as const

test('progress ends at the goal, and time with its last day', () => {
  expect([progressOf(target), progressOf({ ...target, reached: 250 })]).toEqual([0.4, 1])
  expect(
    ['2026-10-31', '2026-11-01', '2026-11-05', '2026-11-10', '2026-11-11'].map((day) =>
      timeGone(target, day),
    ),
  ).toEqual([0, 0.1, 0.5, 1, 1])
})

test.each([
  ['6,000', false, 6_000],
  [' 6 000 ', false, 6_000],
  ['1.5', false, undefined],
  ['0', false, undefined],
  ['-3', false, undefined],
  ['3000000000', false, undefined],
  ['1,980.5', true, 198_050],
  ['0.001', true, undefined],
  ['30000000', true, undefined],
  ['', true, undefined],
])('a goal of "%s" (money: %s) is %s', (typed, isAmount, goal) => {
  expect(goalOf(typed, isAmount)).toBe(goal)
})
