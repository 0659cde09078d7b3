import { expect, test } from 'vitest'
import { ageText } from './age-text'

const NOW = Date.parse('2026-11-23T08:00:00Z')

test.each([
  ['2026-11-23T08:00:05Z', '刚刚'],
  ['2026-11-23T07:59:01Z', '刚刚'],
  ['2026-11-23T07:59:00Z', '1 分钟前'],
  ['2026-11-23T07:00:00Z', '1 小时前'],
  ['2026-11-22T08:00:01Z', '23 小时前'],
  ['2026-11-20T07:00:00Z', '3 天前'],
])('%s is told as %s', (timestamp, text) => {
  expect(ageText(timestamp, NOW)).toBe(text)
})
