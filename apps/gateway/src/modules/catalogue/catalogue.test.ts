import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(async () => {
  await gateway.database.owner.pool.query('DELETE FROM sale_page; DELETE FROM sku; DELETE FROM product')
  await importLines(gateway, 'products', [
    { shop_product_id: 1191, mark: 'dbzs', name: '大盘指数研究', risk_level: 'R3' },
  ])
  await importLines(gateway, 'skus', [
    {
      sku_id: 1,
      shop_product_id: 1191,
      name: '一年',
      months: 12,
      price: '1,980.00',
      origin_price: '3980',
      sort: 2,
    },
    { sku_id: 2, shop_product_id: 1191, name: '一个月', months: 1, price: '19.9', sort: 1 },
    { sku_id: 3, shop_product_id: 1191, name: '旧价', months: 1, price: '9.9', on_sale: false },
  ])
})

const sell = (page: object) =>
  importLines(gateway, 'sale-pages', [{ page_id: 7, shop_product_id: 1191, title: '年度课程', ...page }])
const info = (asked: object = { page_id: 7 }) => call(gateway, 'salePageInfo', asked)

describe('a sale page', () => {
  test('says what is sold, for how much in fen, and by whom; what is off sale is not there', async () => {
    await sell({ adviser: [{ name: '张老师', no: 'A001' }] })
    expect((await info()).response).toEqual({
      page_id: 7,
      title: '年度课程',
      status: 'on',
      begins_at: null,
      ends_at: null,
      product: { shop_product_id: 1191, mode_shop_product_id: 0, name: '大盘指数研究', risk_level: 'R3' },
      skus: [
        { sku_id: 2, name: '一个月', months: 1, price: 1990, origin_price: null },
        { sku_id: 1, name: '一年', months: 12, price: 198_000, origin_price: 398_000 },
      ],
      contract_id: null,
      adviser: [{ name: '张老师', no: 'A001' }],
    })
  })

  test('is found by the mark of its product, the open one before what comes and what has ended', async () => {
    await importLines(gateway, 'sale-pages', [
      { page_id: 1, shop_product_id: 1191, title: '去年', ends_at: '2026-01-01' },
      { page_id: 2, shop_product_id: 1191, title: '以后', begins_at: '2099-01-01' },
    ])
    const byMark = async () => (await info({ mark: 'dbzs' })).response
    expect(await byMark()).toMatchObject({ page_id: 2, status: 'coming' })
    await sell({})
    expect(await byMark()).toMatchObject({ page_id: 7, status: 'on' })
  })

  test('is found by the number of its product as well', async () => {
    await sell({})
    expect((await info({ shop_product_id: 1191 })).response).toMatchObject({ page_id: 7, status: 'on' })
    expect((await info({ shop_product_id: 5 })).code).toBe(400_040)
  })

  test.each([
    ['has not begun', { begins_at: '2099-01-01' }, 'coming'],
    ['has ended', { begins_at: '2025-01-01', ends_at: '2025-02-01' }, 'ended'],
  ])('that %s says so', async (_what, window, status) => {
    await sell(window)
    expect((await info()).response.status).toBe(status)
  })

  test.each([
    ['was closed by hand', { page_id: 7 }],
    ['nobody knows', { page_id: 8 }],
    ['is asked for by a mark that nobody knows', { mark: 'none' }],
  ])('that %s is off sale', async (_what, asked) => {
    await sell({ is_open: false })
    expect((await info(asked)).code).toBe(400_040)
  })

  test('has to be named', async () => {
    expect((await info({})).code).toBe(400_001)
  })
})

describe('what operators bring in', () => {
  test.each([
    [
      'a price of nothing',
      'skus',
      { sku_id: 9, shop_product_id: 1191, name: '零元', price: '0' },
      '应为金额',
    ],
    ['parts of a fen', 'skus', { sku_id: 9, shop_product_id: 1191, name: '厘', price: '1.999' }, '应为金额'],
    [
      'more than a million',
      'skus',
      { sku_id: 9, shop_product_id: 1191, name: '贵', price: '1000000.01' },
      '应为金额',
    ],
    [
      'an old price below the new one',
      'skus',
      { sku_id: 9, shop_product_id: 1191, name: '涨价', price: '10', origin_price: '9' },
      '原价必须高于价格',
    ],
    [
      'a sku of no product',
      'skus',
      { sku_id: 9, shop_product_id: 9, name: '无主', price: '10' },
      '没有这个商品',
    ],
    [
      'a second product of one mark',
      'products',
      { shop_product_id: 5, mark: 'dbzs', name: '另一个', risk_level: 'R1' },
      '已经是另一个商品的',
    ],
    [
      'an end before the beginning',
      'sale-pages',
      { page_id: 9, shop_product_id: 1191, title: '倒着', begins_at: '2026-02-01', ends_at: '2026-01-01' },
      '必须晚于',
    ],
  ])('with %s is refused with a reason', async (_what, kind, line, reason) => {
    await expect(importLines(gateway, kind, [line])).rejects.toThrow(reason)
  })
})
