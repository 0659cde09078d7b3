import { expect, test } from 'vitest'
import { digitsOf } from './digits'

test.each([
  [7, 4, '0007'],
  [128560, 6, '128560'],
  ['12,856 人', 6, '012856'],
  ['¥12,3a4.', 5, '01234'],
  ['0042', 2, '42'],
  ['０１２', 4, '0000'],
  ['暂无', 4, '0000'],
  [0, 1, '0'],
  [12.9, 4, '0012'],
  [-5, 4, '0005'],
])('%s in %i digits is %s', (num, numbers, digits) => {
  expect(digitsOf({ num, numbers })).toBe(digits)
})

test.each([
  [10_000, 4],
  [9999.5, 4],
  ['10000', 4],
  [1e308, 4],
  [-1e308, 4],
  ['9007199254740993', 4],
])('%s does not fit %i digits and shows all 9s', (num, numbers) => {
  expect(digitsOf({ num, numbers })).toBe('9999')
})
