import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { checkDocument } from '../check-document'
import type { PageFacts, ProductFacts } from '../facts'
import {
  button,
  DAY,
  documentOf,
  footer,
  form,
  LINK_HOSTS,
  NOW,
  pay,
  priceCard,
  prices,
  sold,
  text,
} from '../testing/sample'

const RULES = new Set(['product-unknown', 'product-off-sale', 'price-differs', 'adviser-paragraph-missing'])

function findings(blocks: JsonValue[], facts: PageFacts = { products: [sold()] }) {
  return checkDocument(documentOf({ blocks: [...blocks, footer()] }), {
    linkHosts: LINK_HOSTS,
    now: NOW,
    facts,
  }).findings.filter(({ rule }) => RULES.has(rule))
}
const said = (blocks: JsonValue[], facts?: PageFacts) =>
  findings(blocks, facts).map(({ rule, path }) => `${rule} ${path}`)
const card = (more: JsonRecord) => prices(priceCard(more))
const ONE = {
  products: [sold({ skus: [{ sku_id: 1, name: '一年', price: 198_000, origin_price: 398_000 }] })],
}

test('nothing is said while nobody knows what there is to buy', () => {
  expect(said([pay({ mark: 'none', price: '1' })], {})).toEqual([])
})

test('nothing is said of a page that sells nothing, whatever it costs elsewhere', () => {
  expect(said([form(), text('市面上的课程售价 9,999 元')])).toEqual([])
})

describe('what is bought', () => {
  const order = (pageParam: string) => button({ type: 8, api: '/oabase/api/shop/v1/order', pageParam })

  test.each<[string, JsonValue, string[]]>([
    ['by a mark that there is', pay(), []],
    ['by its number', pay({ mark: '', shop_product_id: '1191' }), []],
    ['by a mark that nobody knows', pay({ mark: 'dbz' }), ['product-unknown page_schema[0].value.mark']],
    [
      'by a number that nobody knows',
      pay({ mark: '', shop_product_id: '9' }),
      ['product-unknown page_schema[0].value.shop_product_id'],
    ],
    ['as a sku that is sold', pay({ sku_id: '2' }), []],
    ['as a sku that is not', pay({ sku_id: '3' }), ['product-unknown page_schema[0].value.mark']],
    [
      'by the button of another block',
      button({ type: 4, mark: 'none' }),
      ['product-unknown page_schema[0].value.action.mark'],
    ],
    [
      'by the parameters of a button',
      button({ type: 4, pageParam: 'shop_product_id=9' }),
      ['product-unknown page_schema[0].value.action.pageParam'],
    ],
    ['by an order', order('mark=dbzs&sku_id=2'), []],
    [
      'by an order of what nobody knows',
      order('mark=none'),
      ['product-unknown page_schema[0].value.action.pageParam'],
    ],
    [
      'by a card',
      card({ price: '', action: { type: 4, mark: 'none' } }),
      ['product-unknown page_schema[0].value.list[0].action.mark'],
    ],
    ['by another call', button({ type: 8, api: '/oabase/api/coupon/v1/give', pageParam: 'mark=none' }), []],
  ])('%s', (_how, block, expected) => {
    expect(said([block])).toEqual(expected)
  })

  test('is said by the mark that is nearest', () => {
    expect(findings([pay({ mark: 'dbzx' })])[0]?.message).toBe(
      '商品目录里没有代号为“dbzx”的商品，最接近的代号是“dbzs”。',
    )
  })
})

describe('what is off sale', () => {
  const at = (more: Partial<ProductFacts>, window?: PageFacts['window']) =>
    findings([pay()], { products: [sold(more)], ...(window && { window }) }).map(
      ({ severity, message }) => `${severity} ${message}`,
    )
  const opens = { sale: 'coming', begins_at: NOW + DAY } as const

  test.each([
    ['no sale page', { sale: 'ended' as const }, 'error “指数研究课”没有开放的销售页。'],
    ['no sku', { skus: [] }, 'error “指数研究课”没有在售的规格。'],
    ['a sale that has not begun', opens, 'error “指数研究课”2026-11-23 08:00 才开售。'],
  ])('has %s', (_what, more, message) => {
    expect(at(more)).toEqual([message])
  })

  test.each([
    ['with it', 0, 0],
    ['after it', DAY, 0],
    ['before it', -1, 1],
  ])('a campaign that begins %s', (_when, after, count) => {
    expect(at(opens, { start_at: NOW + DAY + after, end_at: null })).toHaveLength(count)
  })

  test('a campaign that has begun and whose sale has not is refused', () => {
    expect(at(opens, { start_at: NOW - DAY, end_at: null })).toHaveLength(1)
  })

  test('a campaign that outlives its sale is warned of, one that ends with it is not', () => {
    const ends = { ends_at: NOW + DAY }
    expect(at(ends, { start_at: null, end_at: NOW + 2 * DAY })).toEqual([
      'warning “指数研究课”2026-11-23 08:00 停售，早于活动结束的时间。',
    ])
    expect(at(ends, { start_at: null, end_at: NOW + DAY })).toEqual([])
    expect(at(ends)).toEqual([])
  })
})

describe('a price in a field', () => {
  const differs = (block: JsonValue, facts?: PageFacts) =>
    findings([block], facts).map(({ path, message, correction }) => [path, message, correction?.to])

  test.each([['1980'], ['1980.00'], ['1,980'], ['¥1980'], ['']])(
    'that says what is paid is right: %s',
    (price) => {
      expect(differs(pay({ price }))).toEqual([])
    },
  )

  test.each([
    ['2980', '1980'],
    ['2,980.00', '1,980.00'],
    ['1979.99', '1980.00'],
    ['¥19800', '¥1980'],
  ])('that says something else is corrected in the same manner: %s', (price, right) => {
    const [found] = differs(pay({ price }))
    expect(found?.[0]).toBe('page_schema[0].value.price')
    expect(found?.[1]).toContain('在售的价格是 ¥1,980。')
    expect(found?.[2]).toBe(right)
  })

  test('of another sku than is bought says so, and is right where that sku is named', () => {
    const message = '¥598 是“三个月”的价格，点击购买的却是“一年”，¥1,980。要卖“三个月”，请填写规格编号 2。'
    expect(differs(pay({ price: '598' }))).toEqual([['page_schema[0].value.price', message, undefined]])
    expect(differs(pay({ price: '598', sku_id: '2' }))).toEqual([])
  })

  test('that is an old one is held against what it cost', () => {
    const old = (origin_price: string, more: JsonRecord = {}) =>
      differs(pay({ price: '1980', origin_price, ...more })).map(([, , to]) => to)
    expect(old('3980')).toEqual([])
    expect(old('4980')).toEqual(['3980'])
    expect(differs(pay({ sku_id: '2', price: '598', origin_price: '698' }))).toEqual([
      ['page_schema[0].value.origin_price', '写了原价 ¥698，商品没有设原价，请清空。', undefined],
    ])
  })

  test('of a card is held against what its button buys', () => {
    const buy = (more: JsonRecord) => ({ type: 4, mark: 'dbzs', ...more })
    expect(said([card({ price: '1980', action: buy({}) })])).toEqual([])
    expect(said([card({ price: '598', action: buy({ pageParam: 'sku_id=2' }) })])).toEqual([])
    expect(said([card({ price: '598', action: buy({}) })])).toEqual([
      'price-differs page_schema[0].value.list[0].price',
    ])
  })

  test.each([
    ['has no button', { button: '' }, true],
    ['leads to the button of the page', { action: { type: 7, atext: '#pay' } }, true],
    ['leads elsewhere', { action: { type: 7, atext: '/h5-page/h5/trial' } }, false],
  ])('of a card that %s counts for the page: %j %s', (_what, more, isHeld) => {
    const at = (price: string) => said([pay(), card({ price, action: null, ...more })])
    expect(at('598')).toEqual([])
    expect(at('9.9')).toEqual(isHeld ? ['price-differs page_schema[1].value.list[0].price'] : [])
  })
})

describe('a price in a text', () => {
  const differs = (words: string, facts?: PageFacts) => findings([pay(), text(words)], facts)

  test.each([
    '一年 ¥1,980',
    '三个月 598 元，到期不自动续费',
    '原价 3980 元，现价 1980 元',
    '原价￥３，９８０，现在￥１，９８０',
    '全年服务费 1980.00 元',
    '按天算，每天不到 6 元',
    '立减 300 元',
    '满 1000 元可用',
    '新人 100 元券',
    '账户资产 50000 元以上',
    '一只股票从 12.5 元涨到 15 元',
    '例如投入 10000 元',
    '某基金净值 1.2345 元',
    '市值 300 亿元',
    '本金 2 万元',
    '学习资料价值观',
    '2026 年 11 月 30 日截止，共 24 节',
    '逐份批改作业，每份 20 元以内的小礼品',
    '电话 400-000-0000',
  ])('is right, or none: %s', (words) => {
    expect(differs(words)).toEqual([])
  })

  test.each([
    ['一年 ¥2,980', '¥2,980', '¥1,980'],
    ['三个月只要 698 元', '698 元', '598 元'],
    ['一年服务费：2980.00元', '2980.00元', '1980.00元'],
    ['全价一年￥２９８０', '￥２９８０', '￥1980'],
    ['一年原价 5980 元', '5980 元', '3980 元'],
  ])('that differs is named, and corrected where its sku is: %s', (words, from, to) => {
    expect(differs(words)).toMatchObject([
      { severity: 'error', path: 'page_schema[1].value.html', correction: { from, to } },
    ])
  })

  test('of which nobody knows the sku is not corrected, and both prices are said', () => {
    const [found] = differs('现价 2980 元')
    expect(found?.message).toBe('这里写的是 2980 元，在售的价格是“一年”¥1,980、“三个月”¥598。')
    expect(found?.correction).toBeUndefined()
  })

  test('of the only sku is corrected without its name', () => {
    expect(differs('现价 2980 元', ONE)).toMatchObject([
      { message: '这里写的是 2980 元，在售的价格是 ¥1,980。请改为 1980 元。', correction: { to: '1980 元' } },
    ])
  })

  test('is held against everything that the page sells', () => {
    const products = [
      sold(),
      sold({
        shop_product_id: 5,
        mark: 'more',
        skus: [{ sku_id: 9, name: '一期', price: 9_900, origin_price: null }],
      }),
    ]
    expect(differs('进阶课售价 99 元', { products })).toHaveLength(1)
    expect(findings([pay(), pay({ mark: 'more' }), text('进阶课售价 99 元')], { products })).toEqual([])
  })

  test('is not judged where the product is not known, of which enough has been said', () => {
    expect(said([pay({ mark: 'none' }), text('现价 2980 元')])).toEqual([
      'product-unknown page_schema[0].value.mark',
    ])
  })

  test('in the head of the page is held as well', () => {
    const { findings: all } = checkDocument(
      documentOf({ blocks: [pay(), footer()], head: { title: '一年只要 2980 元' } }),
      { linkHosts: LINK_HOSTS, now: NOW, facts: { products: [sold()] } },
    )
    expect(all.filter(({ rule }) => rule === 'price-differs')).toMatchObject([{ path: 'title' }])
  })
})

test.each([
  ['somebody stands for', [{ name: '张示例', number: 'A0000000000001' }], 'error'],
  ['nobody advises in', [], 'warning'],
])('a page without an adviser that sells what %s', (_what, advisers, severity) => {
  const { findings: all } = checkDocument(documentOf({ blocks: [pay(), footer({ show3: false })] }), {
    linkHosts: LINK_HOSTS,
    now: NOW,
    facts: { products: [sold({ advisers })] },
  })
  expect(all.find(({ rule }) => rule === 'adviser-paragraph-missing')?.severity).toBe(severity)
})
