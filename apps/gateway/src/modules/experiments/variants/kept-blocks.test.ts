import { specs } from '@yingzao/blocks/props'
import { type JsonValue, readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { differencesInKept } from './kept-blocks'

type Written = { name: string; id?: string; value?: Record<string, JsonValue>; children?: Written[] }

const page = (...page_schema: Written[]) =>
  readDocument({ code: 'sale', title: '页', page_schema }, specs).document

const messages = (one: Written[], other: Written[]) =>
  differencesInKept(page(...one), page(...other)).map(({ message }) => message)

const text = (html: string): Written => ({ name: 'text', value: { html } })
const footer = (fxts = true): Written => ({ name: 'footer', value: { show: true, fxts } })
const pay = (price: string): Written => ({ name: 'payButton', value: { shop_product_id: '7', price } })
const form = (value: Record<string, JsonValue>, id = 'form'): Written => ({ name: 'leadForm', id, value })

test('words, pictures and their order may differ', () => {
  expect(messages([text('一'), pay('9'), footer()], [pay('9'), text('二'), text('三'), footer()])).toEqual([])
})

test('a footer or a price that differs is named', () => {
  expect(messages([footer()], [footer(false)])).toEqual(['变体中的“版权与风险提示”和页面不同。'])
  expect(messages([pay('9'), footer()], [pay('8'), footer()])).toEqual(['变体中的“支付按钮”和页面不同。'])
})

test('what is missing, more, or in another order is named once', () => {
  expect(messages([pay('9'), footer()], [footer()])).toEqual([
    '变体中“版权与风险提示”的地方，页面上是“支付按钮”。',
  ])
  expect(messages([footer()], [])).toEqual(['变体中少了“版权与风险提示”。'])
  expect(messages([], [footer()])).toEqual(['变体中多了“版权与风险提示”。'])
  expect(messages([pay('9'), footer()], [footer(), pay('9')])).toHaveLength(2)
})

test('a footer that is folded away is no longer the same', () => {
  const folded = { name: 'popup', children: [footer()] }
  expect(messages([footer()], [folded])).toHaveLength(1)
})

test('of a form for leads the words may differ, what the gateway goes by may not', () => {
  const one = form({ version_id: 3, title: '留电话', button: '领取' })
  expect(messages([one], [form({ version_id: 3, title: '免费领取课程', button: '马上领取' })])).toEqual([])
  expect(messages([one], [form({ version_id: 4, title: '留电话' })])).toHaveLength(1)
  expect(messages([one], [form({ version_id: 3, consent: '同意' })])).toHaveLength(1)
  expect(messages([one], [form({ version_id: 3 }, 'another')])).toHaveLength(1)
})

test('whatever takes money or binds a visitor says that no experiment may touch it', () => {
  const binding = specs.all.filter(
    ({ traits }) => traits.takesPayment || traits.priceCards || traits.legalNotices || traits.consentIn,
  )
  expect(binding.length).toBeGreaterThan(5)
  for (const { name, traits } of binding) expect([name, traits.experimentable]).not.toEqual([name, undefined])
})
