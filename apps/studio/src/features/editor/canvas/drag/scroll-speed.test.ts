import { expect, test } from 'vitest'
import { speedAt } from './scroll-speed'

const screen = { top: 0, bottom: 800 }

test('it scrolls near the edges, faster the nearer, and not in between', () => {
  expect(speedAt(400, screen)).toBe(0)
  expect(speedAt(60, screen)).toBe(0)
  expect(speedAt(40, screen)).toBeLessThan(0)
  expect(speedAt(5, screen)).toBeLessThan(speedAt(40, screen))
  expect(speedAt(795, screen)).toBe(-speedAt(5, screen))
})

test('beyond an edge it scrolls as fast as at it', () => {
  expect(speedAt(-500, screen)).toBe(speedAt(0, screen))
  expect(speedAt(9_000, screen)).toBe(speedAt(800, screen))
})

test('a low box leaves its middle alone', () => {
  expect(speedAt(50, { top: 0, bottom: 100 })).toBe(0)
})
