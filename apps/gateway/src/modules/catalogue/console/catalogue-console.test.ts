import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pagePublishing } from '../../pages'
import { consoleOf } from '../../testing/console'
import { importLines } from '../../testing/import-lines'
import { meetingOf, race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { product } from '../catalogue-tables'

let gateway: TestGateway
let operator: SignedInMember
let finance: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '运营' })
  finance = await signInMember(gateway, { roles: ['finance'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(async () => {
  await gateway.database.owner.pool.query('DELETE FROM sale_page; DELETE FROM sku; DELETE FROM product')
  await importLines(gateway, 'products', [
    { shop_product_id: 1191, mark: 'dbzs', name: '大盘指数研究', risk_level: 'R3' },
  ])
  await importLines(gateway, 'skus', [
    { sku_id: 1, shop_product_id: 1191, name: '一年', months: 12, price: '1980', sort: 1 },
  ])
  await importLines(gateway, 'sale-pages', [{ page_id: 7, shop_product_id: 1191, title: '年度课程' }])
})

const { rows, does } = consoleOf(() => ({ gateway, member: operator }))
const detail = async (shop_product_id = 1191) => (await does('productDetail', { shop_product_id })).response
const logOf = (shop_product_id: number) =>
  rows('SELECT action, who, before, after FROM audit_log WHERE subject = $1 ORDER BY seq DESC LIMIT 1', [
    `product:${shop_product_id}`,
  ])

const always = { begins_at: null, ends_at: null }
const PRODUCT = {
  ...always,
  mode_shop_product_id: 0,
  mark: 'dbzs',
  name: '大盘指数研究',
  risk_level: 'R3' as const,
  contract_id: null,
  on_sale: true,
}
const SKU = { name: '一年', months: 12, price: 198_000, origin_price: null, on_sale: true, sort: 1 }
const PAGE = { ...always, title: '年度课程', is_open: true, adviser: [] }

const changeProduct = (change: Partial<typeof PRODUCT> & { base_revision?: number } = {}) =>
  does('productChange', { ...PRODUCT, shop_product_id: 1191, base_revision: 1, ...change })
const changeSku = (change: object = {}) =>
  does('skuChange', { ...SKU, sku_id: 1, base_revision: 1, ...change })
const changePage = (change: object = {}) =>
  does('salePageChange', { ...PAGE, page_id: 7, base_revision: 1, ...change })
const code = async () => (await call(gateway, 'salePageInfo', { page_id: 7 })).code

describe('a product', () => {
  test('stands in the list with what it costs and whether it is sold', async () => {
    const { response } = await does('productList', { q: 'DBZS' }, finance)
    expect(response.list).toMatchObject([
      { shop_product_id: 1191, state: 'on', skus: 1, price_from: 198_000, price_to: 198_000, pages: 1 },
    ])
    for (const q of ['指数', '1191']) expect((await does('productList', { q })).response.list).toHaveLength(1)
    for (const q of ['%', '没有', '11']) expect((await does('productList', { q })).response.list).toEqual([])
    expect((await does('productList', { state: 'off' })).response.list).toEqual([])
  })

  test('is made, with a number of one’s own or one that is given, and stands in the log', async () => {
    const own = await does('productCreate', { ...PRODUCT, mark: 'gold', shop_product_id: 2000 })
    expect(own.response).toEqual({ shop_product_id: 2000 })
    expect(await logOf(2000)).toMatchObject([
      { action: 'product.create', who: `member:${operator.member_id}`, after: { mark: 'gold' } },
    ])
    const given = await does('productCreate', { ...PRODUCT, mark: null })
    expect(given.response.shop_product_id).toBeGreaterThanOrEqual(1_000_000)
    expect((await detail(2000)).product).toMatchObject({ state: 'off', skus: 0, pages: 0, revision: 1 })
  })

  test.each([
    ['a mark that another one has', { shop_product_id: 5 }, 409],
    ['a number that another one has', { mark: null, shop_product_id: 1191 }, 409],
    [
      'an end before its beginning',
      { mark: null, begins_at: '2026-02-01T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' },
      400,
    ],
    ['no name', { mark: null, name: '  ' }, 400],
  ])('with %s is refused', async (_what, change, status) => {
    expect((await does('productCreate', { ...PRODUCT, ...change })).status).toBe(status)
    expect(await rows('SELECT shop_product_id FROM product')).toHaveLength(1)
  })

  test('is changed, and the log says from what to what', async () => {
    expect((await changeProduct({ name: '指数研究', mark: 'zs' })).response).toEqual({ revision: 2 })
    expect(await logOf(1191)).toMatchObject([
      {
        action: 'product.change',
        before: { name: '大盘指数研究', mark: 'dbzs' },
        after: { name: '指数研究', mark: 'zs' },
      },
    ])
    expect((await changeProduct({ name: '指数研究', mark: 'zs', base_revision: 2 })).response).toEqual({
      revision: 2,
    })
  })

  test('that is changed has the pages that are out judged anew', async () => {
    const waiting = () => rows("SELECT FROM pgboss.job WHERE name = 'judge-published' AND state = 'created'")
    await rows('DELETE FROM pgboss.job')
    await changeProduct()
    expect(await waiting()).toHaveLength(0)
    await changeProduct({ on_sale: false })
    expect(await waiting()).toHaveLength(1)
  })

  test('that is off sale, or out of its time, is sold by none of its pages', async () => {
    expect(await code()).toBe(1)
    await changeProduct({ on_sale: false })
    expect(await code()).toBe(400_040)
    expect(await detail()).toMatchObject({
      product: { state: 'off' },
      pages: [{ state: 'off', says: null, is_open: true }],
    })
    await changeProduct({ base_revision: 2, begins_at: '2099-01-01T00:00:00Z' } as never)
    expect(await detail()).toMatchObject({
      product: { state: 'coming' },
      pages: [{ state: 'coming', says: { status: 'coming' } }],
    })
    await changeProduct({ base_revision: 3, ends_at: '2026-01-01T00:00:00Z' } as never)
    expect((await detail()).product.state).toBe('ended')
  })

  test('may only be looked at by finance', async () => {
    expect((await does('productDetail', { shop_product_id: 1191 }, finance)).status).toBe(200)
    expect(
      (await does('productChange', { ...PRODUCT, shop_product_id: 1191, base_revision: 1 }, finance)).status,
    ).toBe(403)
    expect((await does('productDetail', { shop_product_id: 9 })).status).toBe(404)
  })
})

describe('a sku', () => {
  test('that is sold changes its price only once its member has confirmed it', async () => {
    expect((await changeSku({ price: 168_000 })).code).toBe(409_010)
    expect((await detail()).skus).toMatchObject([{ price: 198_000, revision: 1 }])
    expect((await changeSku({ price: 168_000, is_confirmed: true })).response).toEqual({ revision: 2 })
    expect((await detail()).pages[0].says.skus).toMatchObject([{ price: 168_000 }])
    expect(await logOf(1191)).toMatchObject([
      { action: 'sku.change', before: { sku_id: 1, price: 198_000 }, after: { sku_id: 1, price: 168_000 } },
    ])
  })

  test('that is not sold changes its price at once', async () => {
    await changePage({ is_open: false })
    expect((await changeSku({ price: 168_000 })).status).toBe(200)
  })

  test.each([
    ['a price of nothing', { price: 0 }],
    ['more than a million', { price: 100_000_001 }],
    ['parts of a fen', { price: 1.5 }],
    ['an old price below the new one', { origin_price: 100 }],
    ['no months', { months: 0 }],
  ])('with %s is refused', async (_what, change) => {
    expect((await does('skuCreate', { ...SKU, ...change, shop_product_id: 1191 })).status).toBe(400)
    expect((await changeSku({ ...change, is_confirmed: true })).status).toBe(400)
    expect((await detail()).skus).toMatchObject([{ price: 198_000, revision: 1 }])
  })

  test('is added to a product that there is', async () => {
    const { response } = await does('skuCreate', { ...SKU, name: '三个月', shop_product_id: 1191 })
    expect((await detail()).skus.map(({ sku_id }: { sku_id: number }) => sku_id)).toEqual([
      1,
      response.sku_id,
    ])
    expect((await does('skuCreate', { ...SKU, shop_product_id: 9 })).status).toBe(404)
  })
})

describe('a sale page', () => {
  test('says what visitors are told by it', async () => {
    const adviser = [{ name: '张老师', no: 'A0001' }]
    await changePage({ adviser })
    const [page] = (await detail()).pages
    expect(page).toMatchObject({ state: 'on', says: { adviser, product: { name: '大盘指数研究' } } })
    expect(page.says).toEqual((await call(gateway, 'salePageInfo', { page_id: 7 })).response)
  })

  test('is added, and one whose number is taken is not', async () => {
    const { response } = await does('salePageCreate', { ...PAGE, shop_product_id: 1191, page_id: 8 })
    expect(response).toEqual({ page_id: 8 })
    expect((await does('salePageCreate', { ...PAGE, shop_product_id: 1191, page_id: 8 })).status).toBe(409)
    expect((await does('salePageCreate', { ...PAGE, shop_product_id: 9 })).status).toBe(404)
  })
})

test('the pages that name a product are told, with what they say that it costs', async () => {
  const store = (name: string, blocks: unknown[]) =>
    pagePublishing.importPage(gateway.ctx, {
      text: JSON.stringify({ code: name, title: `页面 ${name}`, page_schema: blocks }),
      files: async () => undefined,
      by: 'test',
    } as never)
  await store('by-mark', [
    { name: 'payButton', id: 'pay', value: { mark: 'dbzs', price: '1980' }, children: [] },
  ])
  await store('by-number', [
    {
      name: 'button',
      id: 'b',
      value: { text: '只要 ¥1,680.00', action: { type: 4, pageParam: 'shop_product_id=1191' } },
      children: [],
    },
  ])
  await store('another', [
    { name: 'payButton', id: 'pay', value: { mark: 'gold', price: '9' }, children: [] },
  ])
  await store('another-number', [
    {
      name: 'button',
      id: 'b',
      value: { action: { type: 4, pageParam: 'shop_product_id=11910' } },
      children: [],
    },
  ])
  const uses = async () =>
    (await detail()).uses.map(({ code, where, prices }: never) => ({ code, where, prices }))
  const own = [
    { code: 'by-number', where: 'draft', prices: [168_000] },
    { code: 'by-mark', where: 'draft', prices: [198_000] },
  ]
  // The page of the course sells it until operators publish one of their own there.
  expect(await uses()).toEqual([...own, { code: 'course', where: 'standIn', prices: [] }])
  await store('course', [{ name: 'text', id: 't', value: { html: '<p>敬请期待</p>' }, children: [] }])
  expect(await uses()).toContainEqual({ code: 'course', where: 'standIn', prices: [] })
  await rows(
    `UPDATE page SET status = 'published', published_version_id = (SELECT id FROM page_version WHERE page_id = page.id)
     WHERE code = 'course'`,
  )
  expect(await uses()).toEqual(own)
})

test('an import counts as a change, so that who has the form open is told', async () => {
  await importLines(gateway, 'products', [
    { shop_product_id: 1191, mark: 'dbzs', name: '新名称', risk_level: 'R3' },
  ])
  expect((await changeProduct({ name: '另一个名称' })).status).toBe(409)
})

describe('of ten who save at once', () => {
  test('one is heard, and nine are told', async () => {
    const replies = await race(10, (index) => changeProduct({ name: `名称 ${index}` }))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect((await detail()).product.revision).toBe(2)
  })

  test('both are heard, and one is lost, where nobody locks and counts', async () => {
    const meet = meetingOf(2)
    const careless = async (name: string) => {
      const [{ revision }] = await rows('SELECT revision FROM product WHERE shop_product_id = 1191')
      await meet()
      if (revision !== 1) return false
      await gateway.ctx.db.orm.update(product).set({ name }).where(eq(product.shop_product_id, 1191))
      return true
    }
    expect(await Promise.all([careless('一'), careless('二')])).toEqual([true, true])
  })
})
