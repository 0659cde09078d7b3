import { PAGE_CODE } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { dayNumber, freeCode, proposeCode } from './propose-code'

test('a code is made of the Latin words of a title and the day', () => {
  expect(proposeCode('ETF 定投训练营', 'page', '20261122')).toBe('etf-20261122')
  expect(proposeCode('ＶＩＰ　Club 之夜', 'page', '20261122')).toBe('vip-club-20261122')
})

test('a title without such words leaves it to what the page is made of', () => {
  expect(proposeCode('免费领取资料', 'lead', '20261122')).toBe('lead-20261122')
  expect(proposeCode('2026', 'lead', '20261122')).toBe('lead-20261122')
})

test('the longest title makes a code that the contract takes', () => {
  const code = proposeCode('word '.repeat(30), 'page', '20261122')
  expect(code).toMatch(PAGE_CODE)
  expect(code.endsWith('-20261122')).toBe(true)
})

test('a code that is taken gets the next number, and stays short enough', () => {
  expect(freeCode('lead-20261122')).toBe('lead-20261122-2')
  expect(freeCode('lead-20261122-2')).toBe('lead-20261122-3')
  expect(freeCode('a'.repeat(64))).toMatch(PAGE_CODE)
})

test('the day is the one in China', () => {
  expect(dayNumber(Date.UTC(2026, 10, 21, 15, 59))).toBe('20261121')
  expect(dayNumber(Date.UTC(2026, 10, 21, 16))).toBe('20261122')
})
