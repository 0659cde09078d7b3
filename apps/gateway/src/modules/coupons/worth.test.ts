import { expect, test } from 'vitest'
import { discountOf, type Terms } from './worth'

const amount = (fen: number, more: Partial<Terms> = {}): Terms => ({
  kind: 'amount',
  amount: fen,
  rate: null,
  ceiling: null,
  threshold: 0,
  products: [],
  ...more,
})
const rate = (percent: number, ceiling: number): Terms => ({
  ...amount(0),
  kind: 'rate',
  amount: null,
  rate: percent,
  ceiling,
})

test.each<[what: string, terms: Terms, price: number, takesOff: number | string]>([
  ['an amount', amount(5_000), 19_800, 5_000],
  ['an amount above the price leaves a fen to pay', amount(50_000), 19_800, 19_799],
  ['an amount of the whole price as well', amount(19_800), 19_800, 19_799],
  ['nothing comes off one fen', amount(100), 1, 'nothing'],
  ['a rate', rate(20, 30_000), 19_800, 3_960],
  ['parts of a fen are dropped', rate(33, 30_000), 101, 33],
  ['less than a fen is nothing', rate(1, 30_000), 99, 'nothing'],
  ['a rate up to its ceiling', rate(20, 30_000), 198_000, 30_000],
  ['the largest rate of the largest price', rate(99, 100_000_000), 100_000_000, 99_000_000],
  ['the price is the threshold', amount(5_000, { threshold: 50_000 }), 50_000, 5_000],
  ['a fen is missing', amount(5_000, { threshold: 50_000 }), 49_999, 'threshold'],
  ['one of its products', amount(5_000, { products: [7, 1191] }), 19_800, 5_000],
  ['another product', amount(5_000, { products: [7] }), 19_800, 'product'],
])('%s', (_what, terms, price, takesOff) => {
  expect(discountOf(terms, { shop_product_id: 1191, price })).toBe(takesOff)
})
