import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { findBars, findInstruments, findNotices, findQuotes } from './index'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await importLines(store, 'instruments', [SHARE, { ...SHARE, code: '000990.SH', kind: 'index' }])
})
afterAll(() => store[Symbol.asyncDispose]())

const SHARE = { code: '009901', name: '青禾乳业', initials: 'QHRY', kind: 'stock', exchange: 'SZSE' }
const BAR = {
  代码: '009901',
  日期: '2026-11-27',
  开盘价: '12.345',
  最高价: '13',
  最低价: '12.3',
  收盘价: 12.5,
  昨收价: '12.4',
  成交量: '60000000000',
  成交额: '12345678901.5',
  来源: '交易所',
}
const QUOTE = {
  code: '009901',
  last: '12.5',
  prev_close: '12.4',
  quoted_at: '2026-11-27 10:30',
  source: '交易所',
}
const NOTICE = {
  code: '009901',
  title: '公告',
  published_at: '2026-11-27',
  url: 'https://www.example.com/1',
  source: '交易所',
}

test('codes keep their zeros, and prices their digits', async () => {
  await importLines(store, 'daily-bars', [BAR])
  await importLines(store, 'quotes', [QUOTE])
  const orm = store.ctx.db.orm
  expect((await findInstruments(orm, ['009901', '000000'])).get('009901')).toMatchObject({ initials: 'qhry' })
  expect(await findBars(orm, '009901', { from: '2026-11-27', until: '2026-11-27' })).toMatchObject([
    { open: 123_450, close: 125_000, volume: 60_000_000_000, amount: 1_234_567_890_150, is_simulated: false },
  ])
  const quote = (await findQuotes(orm, ['009901'])).get('009901')
  expect(quote).toMatchObject({ last: 125_000, open: null, quoted_at: new Date('2026-11-27T02:30:00Z') })
})

test('the same announcement again is the same, and what it says now is shown', async () => {
  await importLines(store, 'notices', [NOTICE])
  await importLines(store, 'notices', [{ ...NOTICE, title: '更正' }])
  expect(await findNotices(store.ctx.db.orm, '009901', 5)).toMatchObject([{ title: '更正' }])
})

test('an older quote is refused, and one of the same time corrects', async () => {
  await expect(importLines(store, 'quotes', [{ ...QUOTE, quoted_at: '2026-11-27 10:29' }])).rejects.toThrow(
    '已有时间更新的行情，不能用旧行情覆盖。',
  )
  await importLines(store, 'quotes', [{ ...QUOTE, last: '12.51' }])
  expect((await findQuotes(store.ctx.db.orm, ['009901'])).get('009901')?.last).toBe(125_100)
})

test.each([
  ['instruments', { ...SHARE, code: 9901 }, '开头的 0 不能省略'],
  ['instruments', { ...SHARE, kind: 'index' }, '只有指数的代码带交易所'],
  ['instruments', { ...SHARE, initials: '青' }, '拼音首字母，只能有字母和数字'],
  ['instruments', { ...SHARE, kind: 'bond' }, '应为 stock、etf、index 之一'],
  ['trade-calendar', { day: '2026-02-30', is_open: 1 }, '应为日期'],
  ['daily-bars', { ...BAR, 开盘价: '12.34567' }, '应为价格，单位元，最多四位小数'],
  ['daily-bars', { ...BAR, 开盘价: '0' }, '应为价格'],
  ['daily-bars', { ...BAR, 最高价: '12.4' }, '最高价不能低于它们'],
  ['daily-bars', { ...BAR, 代码: '000000' }, '没有这个代码，请先导入 instruments。'],
  ['daily-bars', { ...BAR, 成交额: '1.234' }, '应为金额，单位元，最多两位小数'],
  ['quotes', { ...QUOTE, quoted_at: '2999-01-01' }, '行情时间还没有到'],
  ['quotes', { ...QUOTE, source: undefined }, 'source：不能为空'],
  ['corporate-actions', { code: '009901', ex_date: '2026-11-27', source: '公告' }, '派息和送转不能都是 0。'],
  [
    'corporate-actions',
    { code: '009901', ex_date: '2026-11-27', cash: '-1', source: '公告' },
    '应为不小于 0 的数',
  ],
  ['notices', { ...NOTICE, url: 'http://www.example.com/1' }, '应以 https:// 开头'],
])('a line of %s is refused, number %#', async (kind, line, reason) => {
  await expect(importLines(store, kind, [line])).rejects.toThrow(reason)
})
