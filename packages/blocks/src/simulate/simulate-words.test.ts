import { expect, test } from 'vitest'
import { plainPercent, priceText, rankText, signedPercent, yuanText } from './simulate-words'

test.each([
  [12.3, '+12.30%', 'up'],
  [-3, '-3.00%', 'down'],
  [0, '0.00%', ''],
  [-0.001, '0.00%', ''],
  [null, '--', ''],
])('a rate of %s is written %s', (rate, text, tone) => {
  expect(signedPercent(rate)).toEqual({ text, tone })
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [100_000_000, '1,000,000.00'],
  [-123_456_789, '-1,234,567.89'],
  [null, '--'],
])('%s fen are written %s', (fen, text) => {
  expect(yuanText(fen)).toBe(text)
})

test('prices have the places that they are quoted with', () => {
  expect([10, 10.01, 1.234, null].map(priceText)).toEqual(['10.00', '10.01', '1.234', '--'])
})

test('what nobody knows is told as that', () => {
  expect([plainPercent(null), plainPercent(5), rankText(null), rankText(3)]).toEqual([
    '--',
    '5.00%',
    '未上榜',
    '第 3 名',
  ])
})
