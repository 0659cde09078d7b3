import { expect, test } from 'vitest'
import { timeLeftText } from './time-left'

test.each([
  [30 * 60_000, '30:00'],
  [65_001, '1:06'],
  [1, '0:01'],
  [-5_000, '0:00'],
])('%d ms is %s', (ms, text) => expect(timeLeftText(ms)).toBe(text))
