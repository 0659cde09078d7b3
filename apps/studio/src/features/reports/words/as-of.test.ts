import { expect, test } from 'vitest'
import { asOfText } from './as-of'

test('the day is told where it is not today', () => {
  expect(asOfText('2026-11-21T06:35:00Z', '2026-11-21')).toBe('数据截至 14:35，每 5 分钟更新')
  expect(asOfText('2026-11-20T06:35:00Z', '2026-11-21')).toBe('数据截至 2026-11-20 14:35，每 5 分钟更新')
})
