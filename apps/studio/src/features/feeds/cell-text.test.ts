import { expect, test } from 'vitest'
import { cellText, writtenCell } from './cell-text'

const SEATS = [
  { side: 'buy', name: '某营业部', buy: 1200, sell: null },
  { side: 'sell', name: '机构专用', buy: 0, sell: 3.5 },
]

test('what is not known is no zero, and money, per cent and numbers are told apart', () => {
  expect(cellText('lhb', 'net_buy', null)).toBe('--')
  expect(cellText('lhb', 'net_buy', 0)).toBe('0 元')
  expect(cellText('lhb', 'net_buy', -1234567.5)).toBe('-1,234,567.5 元')
  expect(cellText('lhb', 'change_rate', 9.98)).toBe('9.98%')
  expect(cellText('etf', 'chg_20d', -0.5)).toBe('-0.5%')
  expect(cellText('fund', 'nav', 1.2345)).toBe('1.2345')
  expect(cellText('lhb', 'code', '000001')).toBe('000001')
})

test('lists are told in short, and written as a file has them', () => {
  expect(cellText('lhb', 'seats', SEATS)).toBe('2 个席位')
  expect(cellText('jgdy', 'orgs', ['甲基金', '乙资产'])).toBe('甲基金、乙资产')
  expect(cellText('jgdy', 'orgs', [])).toBe('--')
  expect(writtenCell('seats', SEATS)).toBe('买|某营业部|1200|;\n卖|机构专用|0|3.5')
  expect(writtenCell('orgs', ['甲基金', '乙资产'])).toBe('甲基金；乙资产')
  expect(writtenCell('net_buy', null)).toBe('')
})
