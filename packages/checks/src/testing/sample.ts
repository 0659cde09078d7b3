import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import type { PageFacts, ProductFacts } from '../facts'

/** A page to check against the rules: its blocks, and what else the case involves. */
export interface Sample {
  blocks: JsonValue[]
  head?: JsonRecord
  facts?: PageFacts
}

/** A rule, a page that breaks it, and one that is as similar as possible and does not. */
export type Case = [rule: string, breaks: Sample | JsonValue[], holds: Sample | JsonValue[]]

/** The time at which the samples are judged. */
export const NOW = Date.UTC(2026, 10, 22)
export const DAY = 86_400_000
export const LINK_HOSTS = ['*.example.com']

export const SITE = {
  company: '示例公司',
  license_no: '示例许可证号',
  phone: '400-000-0000',
  adviser: '张示例',
  adviser_no: 'A0000000000001',
  filing_no: '示例备案号',
}

export function block(name: string, value: JsonRecord = {}, children: JsonValue[] = []): JsonRecord {
  return { name, value, children }
}

export const text = (html: string, more: JsonRecord = {}) =>
  block('text', { html: `<p>${html}</p>`, ...more })
export const styled = (style: JsonRecord) => text('七天看懂指数基金', { style })
export const picture = (more: JsonRecord = {}) =>
  block('image', { url: '/assets/a.jpg', alt: '课程安排', ...more })
/** A picture with places to tap. */
export const areas = (...places: JsonRecord[]) =>
  block('hotspots', {
    url: '/assets/a.jpg',
    alt: '课程安排',
    list: places.map((place, index) => ({ label: `第 ${index + 1} 课`, action: { type: 14 }, ...place })),
  })
export const button = (action: JsonRecord, more: JsonRecord = {}) =>
  block('button', { text: '查看规则', action, ...more })
export const back = (more: JsonRecord = {}) => button({ type: 14 }, more)
export const open = (popupId: string) => button({ type: 3, popupId })
export const link = (atext: string) => button({ type: 7, atext })
export const popup = (id: string, children: JsonValue[] = [text('规则')], more: JsonRecord = {}) =>
  block('popup', { id, title: '活动规则', ...more }, children)
export const footer = (more: JsonRecord = {}) =>
  block('footer', { show: true, show3: true, show4: true, show5: true, fxts: true, ...more })
export const form = (more: JsonRecord = {}) =>
  block('leadForm', { consent: '我已阅读并同意《隐私政策》', ...more })
export const pay = (more: JsonRecord = {}) =>
  block('payButton', { mark: 'dbzs', contract_url: '/h5-page/h5/contract', ...more })
export const bar = (position: string, more: JsonRecord = {}) =>
  block('suspension', { position, ...more }, [back()])
export const tabs = (more: JsonRecord = {}, ...inside: JsonValue[]) =>
  block('tabs', {
    list: [
      { title: '赛程', children: [text('三月'), ...inside] },
      { title: '奖品', children: [text('奖杯')] },
    ],
    ...more,
  })
export const slide = (more: JsonRecord = {}) => ({ image: '/assets/a.jpg', alt: '第一课', ...more })
export const swiper = (list: JsonValue[], more: JsonRecord = {}) => block('swiper', { list, ...more })
export const ticker = (words: string) => block('noticeTicker', { list: [{ text: words }] })
export const person = (more: JsonRecord = {}) => block('person', { list: [{ name: '林老师', ...more }] })
export const video = (more: JsonRecord = {}) =>
  block('video', { video: '/assets/a.mp4', poster: '/assets/p.jpg', title: '课程介绍', ...more })
export const figures = (list: JsonValue[], more: JsonRecord = {}) =>
  block('figures', { list, source: '公司课程后台统计', date: '2026 年 6 月 30 日', ...more })
export const priceCard = (more: JsonRecord = {}) => ({
  name: '月度服务',
  price: '298',
  points: [{ text: '每日资讯' }, { text: '每周直播' }, { text: '在线答疑' }],
  action: { type: 4, mark: 'dbzs' },
  terms: '服务期 1 个月，到期不自动续费',
  ...more,
})
export const prices = (...list: JsonValue[]) => block('price', { list })
export const many = (count: number, one: (index: number) => JsonValue) =>
  Array.from({ length: count }, (_, i) => one(i))
/** This many containers inside each other, with the block in the innermost. */
export const nested = (depth: number, inside: JsonValue): JsonValue =>
  depth === 0 ? inside : block('container', {}, [nested(depth - 1, inside)])

/** A whole document with nothing wrong in it but for the given blocks. */
export function documentOf({ blocks, head = {} }: Sample): JsonRecord {
  return {
    code: 'sample',
    title: '七天看懂指数基金',
    meta: { keywords: '基金,入门', description: '每晚八点，一课一个问题。' },
    page_schema: blocks,
    ...head,
  }
}

/** What the company sells in the samples: a year for ¥1,980, three months for ¥598. */
export function sold(more: Partial<ProductFacts> = {}): ProductFacts {
  return {
    shop_product_id: 1191,
    mark: 'dbzs',
    name: '指数研究课',
    pages: [1],
    sale: 'on',
    begins_at: null,
    ends_at: null,
    advisers: [{ name: '张示例', number: 'A0000000000001' }],
    skus: [
      { sku_id: 1, name: '一年', price: 198_000, origin_price: 398_000 },
      { sku_id: 2, name: '三个月', price: 59_800, origin_price: null },
    ],
    ...more,
  }
}
