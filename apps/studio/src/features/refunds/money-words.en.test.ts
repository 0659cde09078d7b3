import { expect, test } from 'vitest'
import { moneyWords } from './money-words.en'

test('a sum is written out in English', () => {
  expect(moneyWords(198_000)).toBe('one thousand nine hundred and eighty yuan')
  expect(moneyWords(198_050)).toBe('one thousand nine hundred and eighty yuan and fifty fen')
  expect(moneyWords(1)).toBe('one fen')
  expect(moneyWords(0)).toBe('zero yuan')
  expect(moneyWords(100_002_142)).toBe('one million twenty-one yuan and forty-two fen')
  expect(moneyWords(31_300)).toBe('three hundred and thirteen yuan')
})
