import { type JsonValue, type PageDocument, toWireDocument, walkBlocks } from '@yingzao/schema/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { COMPANY, openTestStore, type TestStore } from '../testing/start-test-gateway'
import { defaultContent, standInContent } from './default-document'
import { checkPage } from './document/check-page'
import { nameAdvisers } from './name-advisers'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store[Symbol.asyncDispose]())

const people = (document: PageDocument) =>
  Array.from(walkBlocks(document), ({ block }) => block)
    .filter(({ name }) => name === 'person')
    .flatMap(({ value }) =>
      (value.list as { name: string; adviser_no: string }[]).map(({ name, adviser_no }) => [
        name,
        adviser_no,
      ]),
    )
const course = () => defaultContent('course')?.document as PageDocument

test('while nobody stands for what is sold, the part of the page that shows them is not there', async () => {
  const before = course()
  const { page_schema } = await nameAdvisers(store.ctx, before)
  expect(people(before)).toEqual([['', '']])
  expect(page_schema).toHaveLength(before.page_schema.length - 1)
  expect(JSON.stringify(page_schema)).not.toContain('谁来讲')
})

test('who stands for what is sold is named with their numbers, and the page may be published as it is', async () => {
  await importLines(store, 'products', [
    { shop_product_id: 1191, mark: 'dbzs', name: '大盘指数研究课程', risk_level: 'R3' },
    { shop_product_id: 5, mark: 'other', name: '另一门课', risk_level: 'R3' },
  ])
  await importLines(store, 'skus', [
    { sku_id: 1, shop_product_id: 1191, name: '一年', months: 12, price: '1980' },
  ])
  await importLines(store, 'sale-pages', [
    {
      page_id: 1,
      shop_product_id: 1191,
      title: '大盘指数研究课程',
      adviser: [
        { name: '示例顾问甲', no: 'S0000000000001' },
        { name: '示例顾问乙', no: 'S0000000000002' },
      ],
    },
    { page_id: 2, shop_product_id: 5, title: '另一门课', adviser: [{ name: '别人', no: 'S0000000000009' }] },
  ])
  const content = await standInContent(store.ctx, 'course')
  if (!content) throw new Error('There is no page.')
  expect(people(content.document)).toEqual([
    ['示例顾问甲', 'S0000000000001'],
    ['示例顾问乙', 'S0000000000002'],
  ])
  const { findings } = await checkPage(store.ctx, {
    document: toWireDocument(content.document) as unknown as JsonValue,
    company: { site: { ...COMPANY, company: '某某投资顾问有限公司' }, advisers: [] },
    products: await store.ctx.company.sells(),
    list: await store.ctx.company.wordList(),
  })
  expect(findings).toEqual([])
})

test('a page that leaves nobody out is what it was', async () => {
  const { document } = defaultContent('slzf') ?? {}
  if (!document) throw new Error('There is no page.')
  expect(await nameAdvisers(store.ctx, document)).toBe(document)
})
