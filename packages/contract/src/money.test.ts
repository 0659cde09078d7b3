import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenOf, plainYuanOf, yuanOf } from './money'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [10, '0.10'],
  [198_000, '1980.00'],
  [-5, '-0.05'],
])('%d fen are read as %s', (fen, yuan) => {
  expect(yuanOf(fen)).toBe(yuan)
})

test.each([
  ['1980', 198_000],
  ['1,980.00', 198_000],
  ['0.1', 10],
  [' 19.9 ', 1990],
  // 4.35 * 100 is 434.99999999999994.
  ['4.35', 435],
  ['-0.01', -1],
])('%s yuan are written as %d fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen)
})

test.each(['', '.', '1.', '.5', '1.234', '1,98.00', '19,80', '１９', '1e3', '¥9', '1 980', '--1', 'NaN'])(
  '%j is no amount',
  (text) => {
    expect(fenOf(text)).toBeUndefined()
  },
)

test('what is written as it is read is the same sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (fen) => {
      expect(fenOf(yuanOf(fen))).toBe(fen)
    }),
  )
})

test('as people say it, whole yuan have no zeros and parts of one have both digits', () => {
  expect([198_000, 19_850, 100, 5, 0].map(plainYuanOf)).toEqual(['1980', '198.50', '1', '0.05', '0'])
})
