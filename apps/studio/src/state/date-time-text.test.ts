import { expect, test } from 'vitest'
import { dateTimeText } from './date-time-text'

test('a timestamp reads as clocks in China show it', () => {
  expect(dateTimeText('2026-11-20T16:05:09.000Z')).toBe('2026-11-21 00:05')
  expect(dateTimeText('2026-11-21T00:05:09+08:00', { exact: true })).toBe('2026-11-21 00:05:09')
})
