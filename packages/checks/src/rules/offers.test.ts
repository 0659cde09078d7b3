import type { JsonRecord } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { breaking, expectBorder, findingsOf } from '../testing/borders'
import { button, open, pay, popup, priceCard, prices, slide, swiper, tabs, text } from '../testing/sample'

// How far the rules about what is sold and done reach.

describe('what is sold', () => {
  test('has a price that is a number of yuan', () => {
    expectBorder('price-unreadable', (price: string) => [pay({ price })], {
      breaks: ['面议', '98起', '1980.123', '-5', '1 980'],
      holds: ['', '98', '¥1,980.00', '￥ 98 元', '0'],
    })
  })

  test('was dearer before, or says nothing of it', () => {
    const prices = ([price, origin_price]: readonly [string, string]) => [pay({ price, origin_price })]
    expectBorder('price-not-lower', prices, {
      breaks: [
        ['98', '98'],
        ['¥1,980', '1979.99'],
      ],
      holds: [
        ['98', '98.01'],
        ['98', ''],
        ['面议', '98'],
      ],
    })
  })

  test('on a card has a price, an old price and terms, each card its own', () => {
    const cards = (more: JsonRecord) => [prices(priceCard(), priceCard(more))]
    expectBorder('price-unreadable', cards, {
      breaks: [{ price: '面议' }, { origin_price: '很贵' }],
      holds: [{}, { price: '2980.00' }],
    })
    expectBorder('price-not-lower', cards, {
      breaks: [{ origin_price: '298' }],
      holds: [{}, { origin_price: '299' }],
    })
    expectBorder('price-without-terms', cards, {
      breaks: [{ terms: '' }, { terms: ' — ' }],
      holds: [{}, { terms: '长期有效' }],
    })
    const places = findingsOf(cards({ terms: '' })).filter(({ rule }) => rule === 'price-without-terms')
    expect(places.map(({ path }) => path)).toEqual(['page_schema[0].value.list[1].terms'])
  })

  test('on a card with a button can be had by it', () => {
    const { action: _, ...idle } = priceCard()
    expectBorder('button-idle', (more: JsonRecord) => [prices(priceCard(), { ...idle, ...more })], {
      breaks: [{}],
      holds: [{ button: '' }, { action: { type: 14 } }],
    })
  })

  test('is named where it is paid for', () => {
    expectBorder('pay-product-missing', (action: JsonRecord) => [button({ type: 4, ...action })], {
      breaks: [{}, { mark: '' }, { pageParam: 'shop_product_id=' }, { pageParam: 'a=1' }],
      holds: [{ mark: 'dbzs' }, { pageParam: 'a=1&shop_product_id=7' }],
    })
    const named = button({ type: 4 }, { mark: 'dbzs' })
    expect(breaking([named], 'pay-product-missing', (it) => [it])).toEqual([])
  })

  test('is named alike wherever it is named', () => {
    const marks = ([own, action]: readonly [string, string]) => [
      button({ type: 4, mark: action }, { mark: own }),
    ]
    expectBorder('product-named-twice', marks, {
      breaks: [['dbzs', 'etf']],
      holds: [
        ['dbzs', 'dbzs'],
        ['', 'etf'],
        ['dbzs', ''],
      ],
    })
  })
})

describe('an action', () => {
  test.each<[rule: string, breaks: JsonRecord[], holds: JsonRecord[]]>([
    [
      'page-unknown',
      [
        { type: 1, pageName: '' },
        { type: 1, pageName: 'Coupons' },
      ],
      [{ type: 1, pageName: 'coupons' }, { type: 14 }],
    ],
    [
      'page-param-missing',
      [
        { type: 1, pageName: 'fundDetail' },
        { type: 1, pageName: 'fundDetail', pageParam: 'fund_code=' },
        { type: 1, pageName: 'orderPay', pageParam: 'id=1' },
      ],
      [
        { type: 1, pageName: 'fundDetail', pageParam: 'a=1&fund_code=000001' },
        { type: 1, pageName: 'coupons' },
      ],
    ],
    [
      'page-param-malformed',
      [
        { type: 1, pageName: 'coupons', pageParam: '?a=1' },
        { type: 1, pageName: 'coupons', pageParam: 'a=1&b' },
        { type: 1, pageName: 'coupons', pageParam: 'a＝1' },
        { type: 1, pageName: 'coupons', pageParam: 'a=1 2' },
      ],
      [
        { type: 1, pageName: 'coupons', pageParam: 'a=1&b=' },
        { type: 1, pageName: 'coupons', pageParam: 'u=a=b' },
      ],
    ],
    [
      'order-empty',
      [
        { type: 8, api: '/oabase/api/shop/v1/order' },
        { type: 8, api: '/oabase/api/shop/v1/order?sku_id=' },
      ],
      [
        { type: 8, api: '/oabase/api/shop/v1/order?sku_id=3' },
        { type: 8, api: '/oabase/api/shop/v1/order', pageParam: 'sku_id=3' },
        { type: 8, api: '/oabase/api/other' },
      ],
    ],
    [
      'group-activity-missing',
      [
        { type: 13, groupId: 'g' },
        { type: 13, groupId: 'g', activeType: ' ' },
      ],
      [{ type: 13, groupId: 'g', activeType: 'a' }],
    ],
  ])('breaks %s by what it lacks', (rule, breaks, holds) => {
    expectBorder(rule, (action: JsonRecord) => [button(action)], { breaks, holds })
  })

  test('opens a popup, and not a block that is none, wherever it stands', () => {
    const opened = findingsOf([
      swiper([slide({ action: { type: 3, popupId: 'a' } })]),
      tabs({}, open('missing')),
      popup('a', [open('b')]),
      { ...text('b'), id: 'b' },
    ]).filter(({ rule }) => rule === 'popup-target-missing')
    expect(opened.map(({ path }) => path)).toEqual([
      'page_schema[1].value.list[0].children[1].value.action.popupId',
      'page_schema[2].children[0].value.action.popupId',
    ])
  })
})
