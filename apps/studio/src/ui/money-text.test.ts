import { expect, test } from 'vitest'
import { moneyText } from './money-text'

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [99_999, '¥999.99'],
  [198_000, '¥1,980.00'],
  [100_000_000, '¥1,000,000.00'],
  [-123_456, '-¥1,234.56'],
])('%d fen are shown as %s', (fen, text) => {
  expect(moneyText(fen)).toBe(text)
})
