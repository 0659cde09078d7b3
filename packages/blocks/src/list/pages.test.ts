import { expect, test } from 'vitest'
import { shownAfter } from './pages'

test('each tap shows as many again, and never more than there are', () => {
  expect([0, 1, 2, 3].map((taps) => shownAfter(taps, 10, 25))).toEqual([10, 20, 25, 25])
})

test('a list that fits is whole at once', () => {
  expect(shownAfter(0, 10, 10)).toBe(10)
  expect(shownAfter(0, 10, 0)).toBe(0)
})

test('without pages everything is there at once', () => {
  expect(shownAfter(0, 0, 300)).toBe(300)
})
