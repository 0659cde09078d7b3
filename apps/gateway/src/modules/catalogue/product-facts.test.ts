import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { findProductFacts } from './product-facts'

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
      price: '1980',
      origin_price: '3980',
      sort: 2,
    },
    { sku_id: 2, shop_product_id: 1191, name: '一个月', months: 1, price: '198', sort: 1 },
    { sku_id: 3, shop_product_id: 1191, name: '旧价', months: 1, price: '98', on_sale: false },
  ])
})

const sell = (...pages: object[]) =>
  importLines(
    gateway,
    'sale-pages',
    pages.map((page, index) => ({ page_id: index + 1, shop_product_id: 1191, title: '课程', ...page })),
  )
const facts = async () => (await findProductFacts(gateway.ctx.db.orm))[0]

test('a product is known with what it can be bought as, in order, without what is off sale', async () => {
  await sell({ adviser: [{ name: '张老师', no: 'A001' }] })
  expect(await facts()).toEqual({
    shop_product_id: 1191,
    mark: 'dbzs',
    name: '大盘指数研究',
    pages: [1],
    sale: 'on',
    begins_at: null,
    ends_at: null,
    advisers: [{ name: '张老师', number: 'A001' }],
    skus: [
      { sku_id: 2, name: '一个月', price: 19_800, origin_price: null },
      { sku_id: 1, name: '一年', price: 198_000, origin_price: 398_000 },
    ],
  })
})

const NEXT = Date.UTC(2099, 0, 1) - 8 * 3_600_000
const none = { begins_at: null, ends_at: null }

test.each([
  ['no sale page', [], { sale: 'ended', ...none }],
  ['one that was closed by hand', [{ is_open: false }], { sale: 'ended', ...none }],
  ['one that has ended', [{ ends_at: '2025-01-01' }], { sale: 'ended', ...none }],
  ['one that opens later', [{ begins_at: '2099-01-01' }], { sale: 'coming', begins_at: NEXT, ends_at: null }],
  [
    'one that opens later and is closed',
    [{ begins_at: '2099-01-01', is_open: false }],
    { sale: 'ended', ...none },
  ],
  ['one that is open and ends', [{ ends_at: '2099-01-01' }], { sale: 'on', begins_at: null, ends_at: NEXT }],
  ['one that ends and one that does not', [{ ends_at: '2099-01-01' }, {}], { sale: 'on', ...none }],
  ['one that is open and one that comes', [{ begins_at: '2099-01-01' }, {}], { sale: 'on', ...none }],
])('with %s', async (_what, pages, expected) => {
  if (pages.length > 0) await sell(...pages)
  expect(await facts()).toMatchObject(expected)
})

test('who stands for several sale pages is known once, who stood for a closed one is not', async () => {
  const [zhang, li] = [
    { name: '张老师', no: 'A001' },
    { name: '李老师', no: 'A002' },
  ]
  await sell({ adviser: [zhang] }, { adviser: [zhang] }, { adviser: [li], is_open: false })
  expect((await facts())?.advisers).toEqual([{ name: '张老师', number: 'A001' }])
})

test('a product that is switched off, or whose own time is over, is not on sale whatever its pages say', async () => {
  await sell({})
  const { pool } = gateway.database.owner
  await pool.query('UPDATE product SET on_sale = false')
  expect(await facts()).toMatchObject({ sale: 'ended', ...none })
  await pool.query(`UPDATE product SET on_sale = true, ends_at = now() - interval '1 day'`)
  expect(await facts()).toMatchObject({ sale: 'ended', ...none })
})
