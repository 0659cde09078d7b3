import { expect, test } from 'vitest'
import { createRandom } from './demo/random'
import { MOST_PRICE, priceOf, yuanOf } from './price'

test.each([
  ['12.345', 123_450],
  ['0.0001', 1],
  ['12', 120_000],
  ['12.3', 123_000],
  ['007.5', 75_000],
  [' 3928.1234 ', 39_281_234],
  ['0', 0],
  ['10000000', MOST_PRICE],
])('%s yuan are %d ten-thousandths', (text, price) => {
  expect(priceOf(text)).toBe(price)
})

test.each([
  '12.34567',
  '0.30000000000000004',
  '1e3',
  '-1',
  '+1',
  '1.',
  '.5',
  '1,000',
  '',
  '一元',
  'NaN',
  '123456789',
  '１２',
])('%s is no price', (text) => {
  expect(priceOf(text)).toBeUndefined()
})

test('every price is written in yuan and read again as the same, with one to four decimals', () => {
  const random = createRandom('prices')
  const prices = Array.from({ length: 20_000 }, (_, count) => Math.floor(random() * 10 ** (1 + (count % 11))))
  const wrong = prices.filter((price) => {
    const yuan = String(yuanOf(price))
    const digits = String(price).padStart(5, '0')
    const isRead = [yuan, `${digits.slice(0, -4)}.${digits.slice(-4)}`].every(
      (text) => priceOf(text) === price,
    )
    return !isRead || !/^\d+(\.\d{1,4})?$/.test(yuan)
  })
  expect(wrong).toEqual([])
})
