import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  press,
  refusal,
  type TestStudio,
  textOf,
  type,
} from '../../testing'
import type { ProductDetail, ProductRow } from './product-rows'

const product: ProductRow = {
  shop_product_id: 1191,
  mode_shop_product_id: 77,
  mark: 'dbzs',
  name: '大盘指数研究课程',
  risk_level: 'R3',
  contract_id: null,
  on_sale: true,
  begins_at: null,
  ends_at: null,
  state: 'on',
  skus: 1,
  price_from: 198_000,
  price_to: 198_000,
  pages: 1,
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

const sku: ProductDetail['skus'][number] = {
  sku_id: 1,
  name: '一年',
  months: 12,
  price: 198_000,
  origin_price: 398_000,
  on_sale: true,
  sort: 1,
  revision: 2,
  updated_at: '2026-11-20T02:02:03Z',
}

const page: ProductDetail['pages'][number] = {
  page_id: 7,
  title: '年度课程',
  is_open: true,
  begins_at: null,
  ends_at: null,
  adviser: [],
  state: 'on',
  says: {
    page_id: 7,
    title: '年度课程',
    status: 'on',
    begins_at: null,
    ends_at: null,
    product: { shop_product_id: 1191, mode_shop_product_id: 77, name: '大盘指数研究课程', risk_level: 'R3' },
    skus: [{ sku_id: 1, name: '一年', months: 12, price: 198_000, origin_price: 398_000 }],
    contract_id: null,
    adviser: [{ name: '张老师', no: 'A0001' }],
  },
  revision: 1,
  updated_at: '2026-11-20T02:02:03Z',
}

const detail = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  product,
  skus: [sku],
  pages: [page],
  uses: [{ code: 'course', title: '课程页', where: 'both', prices: [198_000] }],
  ...change,
})

const openProducts = (answers: Answers = {}, at = '/products', roles = ['operator'] as const) =>
  createTestStudio({
    at,
    roles,
    answers: {
      productList: { list: [product], next: null },
      productDetail: detail(),
      contractList: { list: [], next: null },
      ...answers,
    },
  })

const dialogWith = (studio: TestStudio, text: string) =>
  studio.until(() => allOf('dialog').find((one) => textOf(one).includes(text)))

test('the products stand in lines, and are narrowed by the address', async () => {
  await using studio = await openProducts({}, '/products?state=on')
  await studio.sees('大盘指数研究课程', '1191', 'dbzs', 'R3', '在售', '¥1,980.00')
  expect(studio.asked('productList')).toEqual([{ state: 'on', limit: 50 }])
})

test.each([
  ['/products', /还没有商品/],
  ['/products?q=x', '没有符合条件的商品'],
])('at %s, where there is nothing, that is said', async (at, said) => {
  await using studio = await openProducts({ productList: { list: [], next: null } }, at)
  await studio.sees(said)
})

test('a product says what visitors are told and which pages name it, with a way into the editor', async () => {
  await using studio = await openProducts({}, '/products?product=1191')
  await studio.sees('访客看到', '一年 ¥1,980.00', '投资顾问 张老师 A0001', '用在这些页面', '写着 ¥1,980.00')
  const link = await studio.find('link', '编辑 课程页')
  expect(link.getAttribute('href')).toBe('/studio/pages/course/edit')
})

test('a product is made, and opened', async () => {
  await using studio = await openProducts({ productCreate: { shop_product_id: 1191 } })
  await click(await studio.find('button', '新建商品'))
  const dialog = await dialogWith(studio, '新建商品')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('请填写')
  await type(await studio.find('field', '商品名称', dialog), '黄金研究')
  await type(await studio.find('field', '代号', dialog), 'gold')
  await click(await studio.find('button', '保存', dialog))
  await studio.until(() => studio.address() === '/products?product=1191')
  expect(studio.asked('productCreate')).toEqual([
    {
      mode_shop_product_id: 0,
      mark: 'gold',
      name: '黄金研究',
      risk_level: 'R3',
      contract_id: null,
      on_sale: true,
      begins_at: null,
      ends_at: null,
    },
  ])
})

test('what a colleague has changed meanwhile is not overwritten', async () => {
  await using studio = await openProducts({ productChange: refusal('conflict') }, '/products?product=1191')
  await click(await studio.find('button', '修改基本信息'))
  const dialog = await dialogWith(studio, '修改商品')
  const name = await studio.find('field', '商品名称', dialog)
  // Focus in the dialog starts there, and not on its close icon.
  await studio.until(() => document.activeElement === name)
  await type(name, '指数研究')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees(/刚刚被其他同事修改过/)
  expect(studio.asked('productChange')).toMatchObject([{ base_revision: 4, name: '指数研究' }])
})

test('another price of what is sold is asked about, with the pages that state another one', async () => {
  await using studio = await openProducts({ skuChange: { revision: 3 } }, '/products?product=1191')
  await click(await studio.find('button', '修改规格 一年'))
  const dialog = await dialogWith(studio, '修改规格')
  const price = await studio.find('field', '价格（元）', dialog)
  await type(price, '16.805')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees(/请填写金额/)
  await type(price, '1,680')
  await press(price, 'Enter')
  const question = await dialogWith(studio, '价格从 ¥1,980.00 改为 ¥1,680.00？')
  expect(textOf(question)).toContain('课程页')
  expect(studio.asked('skuChange')).toEqual([])
  await click(await studio.find('button', '确认改价', question))
  await studio.sees('已保存')
  expect(studio.asked('skuChange')).toEqual([
    {
      sku_id: 1,
      base_revision: 2,
      is_confirmed: true,
      name: '一年',
      months: 12,
      price: 168_000,
      origin_price: 398_000,
      sort: 1,
      on_sale: true,
    },
  ])
})

test('a product that came on sale since is asked about as well', async () => {
  await using studio = await openProducts(
    {
      productDetail: detail({ product: { ...product, state: 'off' } }),
      skuChange: ({ is_confirmed }) => (is_confirmed ? { revision: 3 } : refusal('priceUnconfirmed')),
    },
    '/products?product=1191',
  )
  await click(await studio.find('button', '修改规格 一年'))
  const dialog = await dialogWith(studio, '修改规格')
  await type(await studio.find('field', '价格（元）', dialog), '1680')
  await click(await studio.find('button', '保存', dialog))
  const question = await dialogWith(studio, '价格从 ¥1,980.00 改为 ¥1,680.00？')
  await click(await studio.find('button', '确认改价', question))
  await studio.sees('已保存')
})

test('a sale page is closed', async () => {
  await using studio = await openProducts({ salePageChange: { revision: 2 } }, '/products?product=1191')
  await click(await studio.find('button', '修改销售页 年度课程'))
  const dialog = await dialogWith(studio, '修改销售页')
  await type(await studio.find('field', '投资顾问', dialog), '张老师 A0001\n李老师')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('每行写姓名和登记编号，中间空一格')
  await type(await studio.find('field', '投资顾问', dialog), '张老师 A0001')
  await click(await studio.find('switch', '开放', dialog))
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('已保存')
  expect(studio.asked('salePageChange')).toMatchObject([
    { page_id: 7, is_open: false, adviser: [{ name: '张老师', no: 'A0001' }] },
  ])
})

test('who may only look sees no buttons to change anything', async () => {
  await using studio = await createTestStudio({
    at: '/products?product=1191',
    roles: ['finance'],
    answers: { productList: { list: [product], next: null }, productDetail: detail() },
  })
  await studio.sees('用在这些页面')
  expect(
    allOf('button')
      .map(textOf)
      .filter((text) => /修改|添加|新建/.test(text)),
  ).toEqual([])
})
