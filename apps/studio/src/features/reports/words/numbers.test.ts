import { expect, test } from 'vitest'
import { numberText, partText, shareText, shortText } from './numbers'

test.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '1 万'],
  [12_345, '1.2 万'],
  [99_999_499, '9,999.9 万'],
  [99_999_999, '1 亿'],
  [123_456_789, '1.2 亿'],
])('%i is written %s where there is little room', (value, text) => {
  expect(shortText('count', value)).toBe(text)
})

test('money is told in yuan, in full or in ten thousands', () => {
  expect(numberText('amount', 123_456_789)).toBe('¥1,234,567.89')
  expect([99_999, 999_999, 1_000_000, 123_456_789].map((fen) => shortText('amount', fen))).toEqual([
    '¥999.99',
    '¥9,999.99',
    '¥1 万',
    '¥123.5 万',
  ])
})

test('times are told in seconds, and in minutes from the first on', () => {
  expect([0, 4.25, 9.96, 47.6, 59.6, 65, 3_600].map((seconds) => numberText('seconds', seconds))).toEqual([
    '0 秒',
    '4.3 秒',
    '10 秒',
    '48 秒',
    '1 分 00 秒',
    '1 分 05 秒',
    '60 分 00 秒',
  ])
})

test('what is there is never told as nothing', () => {
  expect([0, 0.0001, 0.0005, 0.1234, 1].map(shareText)).toEqual(['0%', '<0.1%', '0.1%', '12.3%', '100%'])
})

test('of nothing there is no share', () => {
  expect([partText(0, 0), partText(1, 3)]).toEqual(['—', '33.3%'])
})
