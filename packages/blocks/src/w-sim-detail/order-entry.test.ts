// @vitest-environment jsdom
import { createTestPage } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { keepDraft } from './order-draft'
import {
  type Draft,
  faultsOf,
  fieldOf,
  partOfMost,
  type Sheet,
  stepCount,
  stepPrice,
  usualPrice,
} from './order-entry'

const SHEET: Sheet = {
  competition_id: 'contest',
  code: '609901',
  name: '江岸酒业',
  unit: '股',
  phase: 'continuous',
  closed_reason: '',
  is_suspended: false,
  is_stale: false,
  is_simulated: true,
  quoted_at: 0,
  last: 10,
  prev_close: 10,
  limit_up: 11,
  limit_down: 9,
  buy_most: 10.21,
  sell_least: 9.79,
  ask1: 10.01,
  bid1: 9.99,
  tick: 0.01,
  lot: 100,
  lot_step: 100,
  most_shares: 1_000_000,
  cash: 100_000_000,
  qty: 1_250,
  sellable: 1_050,
  buyable: 9_900,
  most_percent: 50,
  commission_rate: 300,
  commission_min: 500,
  stamp_rate: 500,
  transfer_rate: 10,
}

const draft = (more: Partial<Draft>): Draft => ({
  side: 'buy',
  text: '江岸酒业 609901',
  code: '609901',
  kind: 'limit',
  price: '10.00',
  qty: '100',
  ...more,
})

describe('prices', () => {
  test('begin with what the other side asks, or the last price where nobody does', () => {
    expect([usualPrice(SHEET, 'buy'), usualPrice(SHEET, 'sell')]).toEqual(['10.01', '9.99'])
    expect(usualPrice({ ...SHEET, ask1: null }, 'buy')).toBe('10.00')
  })

  test.each([
    ['10.00', 1, '10.01'],
    ['10.00', -1, '9.99'],
    ['10.005', 1, '10.01'],
    ['10.005', -1, '10.00'],
    ['11.00', 1, '11.00'],
    ['9.00', -1, '9.00'],
    ['20', -1, '11.00'],
    ['', 1, '10.01'],
  ] as const)('%s goes by %i to %s, and never beyond the limits of the day', (from, step, to) => {
    expect(stepPrice(from, SHEET, step)).toBe(to)
  })

  test('of a fund have three places', () => {
    const fund = { ...SHEET, tick: 0.001, last: 1.286, limit_up: 1.415, limit_down: 1.157, ask1: 1.287 }
    expect(usualPrice(fund, 'buy')).toBe('1.287')
    expect(stepPrice('1.287', fund, 1)).toBe('1.288')
  })
})

describe('numbers of shares', () => {
  const star = { ...SHEET, lot: 200, lot_step: 1 }
  test.each([
    [SHEET, '', 1, '100'],
    [SHEET, '100', 1, '200'],
    [SHEET, '150', 1, '200'],
    [SHEET, '150', -1, '100'],
    [SHEET, '100', -1, '100'],
    [star, '200', 1, '201'],
    [star, '50', 1, '200'],
    [SHEET, '1000000', 1, '1000000'],
  ] as const)('go by whole steps %#', (sheet, from, step, to) => {
    expect(stepCount(from, sheet, step)).toBe(to)
  })

  test('a part of the most is in whole lots; all that is sold is all, odd rest and all', () => {
    expect([0.25, 0.5, 1].map((part) => partOfMost(SHEET, 'buy', part))).toEqual(['2400', '4900', '9900'])
    expect([0.25, 0.5, 1].map((part) => partOfMost(SHEET, 'sell', part))).toEqual(['200', '500', '1050'])
    expect(partOfMost({ ...SHEET, buyable: 100 }, 'buy', 0.25)).toBe('100')
    expect(partOfMost({ ...SHEET, buyable: 0 }, 'buy', 1)).toBe('0')
    expect(partOfMost({ ...SHEET, sellable: 50 }, 'sell', 1)).toBe('50')
  })
})

test.each<[Partial<Draft>, Partial<Sheet>, object]>([
  [{}, {}, {}],
  [{ code: '' }, {}, { share: '请从列表中选择证券，或输入 6 位代码' }],
  [{ price: '11.01' }, {}, { price: '高于今日涨停价 11.00 元' }],
  [{ price: '8.99' }, {}, { price: '低于今日跌停价 9.00 元' }],
  [{ price: '10.22' }, {}, { price: '此刻买入价不能高于 10.21 元' }],
  [{ side: 'sell', price: '9.70' }, {}, { price: '此刻卖出价不能低于 9.79 元' }],
  [{ price: '10.005' }, {}, { price: '价格应为 0.01 元的整数倍' }],
  [{ price: 'x' }, {}, { price: '请填写委托价格' }],
  [{ price: 'x', kind: 'market' }, {}, {}],
  [{ qty: '' }, {}, { qty: '请填写买入数量' }],
  [{ qty: '150' }, {}, { qty: '数量应为 100 股的整数倍' }],
  [{ qty: '50' }, {}, { qty: '买入数量至少为 100 股' }],
  [{ qty: '201' }, { lot: 200, lot_step: 1 }, {}],
  [{ qty: '10000' }, {}, { qty: '最多可买 9,900 股' }],
  [{ side: 'sell', qty: '1100' }, {}, { qty: '最多可卖 1,050 股，当日买入的次日可卖' }],
  [{ side: 'sell', qty: '50' }, {}, {}],
  [{ side: 'sell', qty: '1050' }, {}, {}],
  [{ side: 'sell', qty: '30' }, {}, { qty: '不足 100 股的零头须一次性全部卖出' }],
])('what is wrong with an order is known before it is sent %#', (typed, known, faults) => {
  expect(faultsOf(draft(typed), { ...SHEET, ...known })).toEqual(faults)
})

test.each([
  ['委托价 12.00 元高于今日涨停价 11.00 元', 'price'],
  ['买入数量至少为 100 股', 'qty'],
  ['可用资金不足，需要 10,005.01 元，可用 1.00 元', 'qty'],
  ['委托后江岸酒业将占总资产的 51.0%，单只证券最多占 50%', 'qty'],
  ['江岸酒业停牌中，复牌后可以委托', 'form'],
])('%s is told beside %s', (msg, field) => {
  expect(fieldOf(msg)).toBe(field)
})

describe('the number of an order', () => {
  const day = Date.UTC(2026, 10, 23, 2)

  test('stays the same when it is sent again, even after a reload, and is another for another order', () => {
    const page = createTestPage({ now: () => day })
    const kept = keepDraft(page, 'contest')
    kept.change(draft({}))
    const first = kept.client_no()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(kept.client_no()).toBe(first)
    expect(keepDraft(page, 'contest').client_no()).toBe(first)
    kept.change({ qty: '200' })
    const second = kept.client_no()
    expect(second).not.toBe(first)
    kept.done()
    kept.change(draft({ qty: '200' }))
    expect(kept.client_no()).not.toBe(second)
  })

  test('is another on another day', () => {
    let now = day
    const page = createTestPage({ now: () => now })
    const kept = keepDraft(page, 'contest')
    kept.change(draft({}))
    const first = kept.client_no()
    now += 86_400_000
    expect(kept.client_no()).not.toBe(first)
  })

  test('what the session holds otherwise counts as nothing', () => {
    const page = createTestPage()
    page.session.set('order contest', '{')
    expect(keepDraft(page, 'contest').draft).toMatchObject({ side: 'buy', code: '', qty: '' })
  })
})
