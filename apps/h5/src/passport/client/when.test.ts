import { expect, test } from 'vitest'
import { dayText, leftText, minuteText } from './when'

test.each([
  ['2026-11-24T12:05:59Z', '2026年11月24日 20:05'],
  ['2026-12-31T16:00:00Z', '2027年1月1日 00:00'],
])('%s is %s in China', (iso, said) => {
  expect(minuteText(Date.parse(iso))).toBe(said)
  expect(said).toContain(dayText(Date.parse(iso)))
})

test.each([
  [30 * 60_000, '30:00'],
  [61_001, '01:02'],
  [999, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('%d ms left are %s', (ms, said) => {
  expect(leftText(ms)).toBe(said)
})
