import { expect, test } from 'vitest'
import { createSpeed } from './speed'

test('what is left is told by the last seconds, once there are some', () => {
  const speed = createSpeed()
  expect(speed.secondsLeft(1_000)).toBeUndefined()
  speed.note(0, 0)
  speed.note(100, 1_000)
  expect(speed.secondsLeft(1_000)).toBeUndefined()
  speed.note(200, 2_000)
  expect(speed.secondsLeft(1_000)).toBe(8)
  // Ten times as fast, and what was noted earlier no longer counts.
  speed.note(300, 30_000)
  speed.note(3_300, 33_000)
  expect(speed.secondsLeft(6_300)).toBe(3)
})

test('after a break nobody can tell', () => {
  const speed = createSpeed()
  speed.note(0, 0)
  speed.note(500, 5_000)
  speed.forget()
  speed.note(500, 6_000)
  expect(speed.secondsLeft(1_000)).toBeUndefined()
})

test('what was sent twice is no speed', () => {
  const speed = createSpeed()
  speed.note(800, 0)
  speed.note(300, 3_000)
  expect(speed.secondsLeft(1_000)).toBeUndefined()
})
