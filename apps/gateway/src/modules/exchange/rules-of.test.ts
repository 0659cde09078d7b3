import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import {
  type Board,
  type ExchangeRule,
  type ExchangeRules,
  loadExchangeRules,
  NoExchangeRule,
  rulesOf,
} from './index'

let store: TestStore
let rows: ExchangeRule[]
beforeAll(async () => {
  store = await openTestStore()
  rows = await loadExchangeRules(store.ctx.db.orm)
})
afterAll(() => store[Symbol.asyncDispose]())

const MAIN = { lot: 100, lot_step: 100, most_shares: 1_000_000, tick: 100 }

test.each<[string, Board, Partial<ExchangeRules>]>([
  ['2026-07-05', 'main', { ...MAIN, price_limit: 10, price_limit_st: 5, free_days: 5 }],
  ['2026-07-06', 'main', { ...MAIN, price_limit: 10, price_limit_st: 10, free_days: 5, band_up: 102 }],
  ['2023-04-09', 'main', { free_days: null, band_up: null, band_down: null, stamp_rate: 1_000 }],
  ['2023-08-27', 'main', { free_days: 5, stamp_rate: 1_000 }],
  ['2023-08-28', 'main', { stamp_rate: 500, transfer_rate: 10 }],
  ['2022-04-28', 'main', { transfer_rate: 20 }],
  ['2020-08-23', 'chinext', { price_limit: 10, price_limit_st: 10, free_days: null, most_shares: 1_000_000 }],
  ['2020-08-24', 'chinext', { price_limit: 20, price_limit_st: 20, free_days: 5, most_shares: 300_000 }],
  ['2019-07-22', 'star', { price_limit: 20, price_limit_st: 20, free_days: 5, lot: 200, lot_step: 1 }],
  ['2026-11-27', 'star', { most_shares: 100_000, tick: 100, stamp_rate: 500, transfer_rate: 10 }],
  ['2021-11-15', 'bse', { price_limit: 30, price_limit_st: 30, free_days: 1, transfer_rate: 25 }],
  ['2026-11-27', 'bse', { lot: 100, lot_step: 1, band_up: 105, band_down: 95, transfer_rate: 10 }],
  ['2026-11-27', 'etf', { price_limit: 10, tick: 10, stamp_rate: 0, transfer_rate: 0, free_days: 0 }],
])('on %s, board %s', (day, board, rules) => {
  expect(rulesOf(rows, board, day)).toMatchObject(rules)
})

test.each<[Board, string]>([
  ['main', '2015-07-31'],
  ['star', '2019-07-21'],
  ['bse', '2021-11-14'],
])('of the board %s, nobody guesses what held on %s', (board, day) => {
  expect(() => rulesOf(rows, board, day)).toThrow(NoExchangeRule)
  expect(() => rulesOf(rows, board, day)).toThrow('import exchange-rules')
})

test('the order of the rows does not matter', () => {
  const turned = rows.toReversed()
  expect(rulesOf(turned, 'main', '2026-11-27')).toEqual(rulesOf(rows, 'main', '2026-11-27'))
})

test('every row says which text rules it, and what nobody has held against the text says so', () => {
  const doubtful = rows.filter(({ name }) => /^(most_shares|band_up|band_down)$/.test(name))
  expect(doubtful.length).toBeGreaterThan(10)
  expect(doubtful.filter(({ source }) => !source.includes('待核实'))).toEqual([])
  const changed = rows.find(({ from_day }) => from_day === '2026-07-06')
  expect(changed?.source).toContain('待核实')
})

const LINE = { 板块: 'etf', 规则: 'band_up', 数值: '103', 生效日: '2030-01-07', 来源: '某公告' }

test('operators import what is ruled later, correct it, and end it with 0', async () => {
  const bandOn = async (day: string) => rulesOf(await loadExchangeRules(store.ctx.db.orm), 'etf', day).band_up
  await importLines(store, 'exchange-rules', [LINE])
  expect([await bandOn('2030-01-06'), await bandOn('2030-01-07')]).toEqual([null, 103])
  await importLines(store, 'exchange-rules', [{ ...LINE, 数值: '104' }])
  expect(await bandOn('2030-01-07')).toBe(104)
  await importLines(store, 'exchange-rules', [{ ...LINE, 数值: '0', 生效日: '2031-01-06' }])
  expect([await bandOn('2031-01-05'), await bandOn('2031-01-06')]).toEqual([104, null])
})

test.each([
  [{ ...LINE, 板块: 'nasdaq' }, '应为 main、chinext、star、bse、etf 之一'],
  [{ ...LINE, 规则: 'limit' }, '应为 price_limit、'],
  [{ ...LINE, 规则: 'price_limit', 数值: '0' }, '数值不在这条规则的范围内'],
  [{ ...LINE, 规则: 'stamp_rate', 数值: '50000' }, '费率以百万分之一为单位'],
  [{ ...LINE, 数值: '98' }, '数值不在这条规则的范围内'],
  [{ ...LINE, 数值: '10.5' }, '应为整数'],
  [{ ...LINE, 生效日: '2030-02-30' }, '应为日期'],
  [{ ...LINE, 生效日: '1030-01-07' }, '生效日早于交易所开业'],
  [{ ...LINE, 来源: '' }, '不能为空'],
])('a line is refused, number %#', async (line, reason) => {
  await expect(importLines(store, 'exchange-rules', [line])).rejects.toThrow(reason)
})

test.each([
  ['band_sideways', '102', '公告', 'exchange_rule_value'],
  ['band_up', '102', ' ', 'exchange_rule_source'],
])('nothing else gets into the table either: %s, %s, “%s”', async (name, value, source, constraint) => {
  const stored = store.ctx.db.pool.query(
    `INSERT INTO exchange_rule (board, name, value, from_day, source) VALUES ('etf', $1, $2, '2030-01-07', $3)`,
    [name, value, source],
  )
  await expect(stored).rejects.toMatchObject({ constraint })
})
