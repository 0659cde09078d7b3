import { expect, test } from 'vitest'
import { isBaseDue } from './is-base-due'

test.each([
  ['none was made', undefined, '2026-11-29T10:00:00+08:00', true],
  ['one was made this night', '2026-11-29T03:00:05+08:00', '2026-11-29T23:00:00+08:00', false],
  ['one was made before three', '2026-11-29T02:59:00+08:00', '2026-11-29T03:00:01+08:00', true],
  ['one was made at noon', '2026-11-28T12:00:00+08:00', '2026-11-29T02:59:00+08:00', false],
  ['one was made at noon, and it is night', '2026-11-28T12:00:00+08:00', '2026-11-29T03:01:00+08:00', true],
])('whether a base is due when %s', (_when, last, now, isDue) => {
  const lastAt = last === undefined ? undefined : Date.parse(last)
  expect(isBaseDue(lastAt, new Date(now))).toBe(isDue)
})
