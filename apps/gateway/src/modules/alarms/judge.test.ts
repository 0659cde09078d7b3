import { alarmKinds } from '@yingzao/contract/studio'
import { describe, expect, test } from 'vitest'
import { judge, type SeenPage, type Thresholds } from './judge'
import { hourAgo, hoursAgo, NOW } from './testing/page-hours'
import { whyWords } from './words'

const DAY = 24
const WEEK = 7 * DAY
const LONG_AGO = new Date('2090-01-01T00:00:00Z')

const rule = (own: Partial<Thresholds> & Pick<Thresholds, 'kind'>): Thresholds => ({
  hours: 6,
  percent: 50,
  floor: 30,
  ...own,
})
const page = (hours: SeenPage['hours'], own: Partial<SeenPage> = {}): SeenPage => ({
  hours,
  now: NOW,
  published_at: LONG_AGO,
  is_awaited: true,
  all_views: 0,
  ...own,
})
const says = (of: Thresholds, seen: SeenPage) => {
  const { holds, figures } = judge(of, seen)
  return holds ? whyWords(of.kind, figures) : undefined
}

describe('fewer forms are stored', () => {
  const drop = rule({ kind: 'conversion_drop' })
  /** Twelve of a hundred, at the same time yesterday. */
  const usual = hourAgo(DAY + 3, { begun: 100, stored: 12 })
  const today = (begun: number, stored: number) => hourAgo(3, { begun, stored })

  test('than at the same time of the days before', () => {
    expect(says(drop, page([usual, today(84, 3)]))).toBe('提交率 12% → 3.6%，过去 6 小时 84 次填写')
    expect(says(drop, page([usual, today(100, 6)]))).toBeUndefined()
    expect(says(drop, page([usual, today(100, 5)]))).toBeDefined()
  })

  test('and never of too few, today or before', () => {
    expect(says(drop, page([usual, today(29, 0)]))).toBeUndefined()
    expect(says(drop, page([hourAgo(DAY + 3, { begun: 29, stored: 20 }), today(84, 0)]))).toBeUndefined()
  })

  test('what is begun in the hour that runs may still be stored', () => {
    expect(says(drop, page([usual, hourAgo(0, { begun: 84, stored: 0 })]))).toBeUndefined()
  })

  test('other times of day, and what is longer ago than a week, are not what is usual', () => {
    const often = { begun: 100, stored: 90 }
    const others = [hourAgo(DAY + 9, often), hourAgo(WEEK + DAY + 3, often)]
    expect(says(drop, page([...others, today(84, 0)]))).toBeUndefined()
    expect(says(drop, page([hourAgo(WEEK + 6, often), today(84, 0)]))).toBeDefined()
  })

  test('where it looks back for more than a day, all hours before are usual', () => {
    const long = rule({ kind: 'conversion_drop', hours: 72 })
    const before = hoursAgo([73, 100], { begun: 10, stored: 5 })
    expect(says(long, page([...before, ...hoursAgo([1, 72], { begun: 1, stored: 0 })]))).toBe(
      '提交率 50% → 0%，过去 72 小时 72 次填写',
    )
  })
})

describe('more goes wrong', () => {
  const errors = rule({ kind: 'errors_up', hours: 2, percent: 10 })

  test('than a tenth, and than twice what is usual', () => {
    const usual = hourAgo(DAY, { clicks: 200, failed: 4 })
    const now = (failed: number) => hourAgo(0, { clicks: 80, begun: 20, refused: 1, failed })
    expect(says(errors, page([usual, now(9)]))).toBeUndefined()
    expect(says(errors, page([usual, now(10)]))).toBe('出错率 2% → 11%，过去 2 小时 100 次操作出错 11 次')
    const often = hourAgo(DAY, { clicks: 100, failed: 6 })
    expect(says(errors, page([often, now(10)]))).toBeUndefined()
  })

  test('on a page that has no days before, a tenth is enough', () => {
    expect(says(errors, page([hourAgo(1, { clicks: 40, failed: 5 })]))).toBe(
      '出错率 13%，过去 2 小时 40 次操作出错 5 次',
    )
  })

  test('and never of too few', () => {
    expect(says(errors, page([hourAgo(1, { clicks: 29, failed: 29 })]))).toBeUndefined()
  })
})

test('codes that are sent and not typed are told, and never of too few', () => {
  const codes = rule({ kind: 'codes_unused', percent: 40 })
  const of = (code_sent: number, code_right: number) => page([hourAgo(1, { code_sent, code_right })])
  expect(says(codes, of(84, 18))).toBe('验证码填写率 21%，过去 6 小时发送 84 条，填对 18 条')
  expect(says(codes, of(100, 40))).toBeUndefined()
  expect(says(codes, of(29, 0))).toBeUndefined()
})

describe('nobody comes', () => {
  const none = rule({ kind: 'no_views', hours: 24 })
  const before = hourAgo(30, { views: 132 })

  test('any more, where enough came before', () => {
    expect(says(none, page([before]))).toBe('过去 24 小时没有访问，再之前 24 小时有 132 次')
    expect(says(none, page([hourAgo(30, { views: 29 })]))).toBeUndefined()
    expect(says(none, page([before, hourAgo(0, { views: 1 })]))).toBeUndefined()
    expect(says(none, page([hourAgo(60, { views: 132 })]))).toBeUndefined()
  })

  const published = (ago: number) => hourAgo(ago).hour
  test('since it was published, while others are looked at', () => {
    const seen = { published_at: published(26), all_views: 340 }
    expect(says(none, page([], seen))).toBe('发布后一直没有访问，过去 24 小时全站有 340 次')
    expect(says(none, page([], { ...seen, all_views: 29 }))).toBeUndefined()
    expect(says(none, page([], { ...seen, published_at: published(20) }))).toBeUndefined()
    expect(says(none, page([], { ...seen, published_at: published(WEEK + 30) }))).toBeUndefined()
    expect(says(none, page([hourAgo(25, { views: 1 })], seen))).toBeUndefined()
  })

  test('to a page that just has to be there, which is as it should be', () => {
    const seen = { published_at: published(26), all_views: 340, is_awaited: false }
    expect(says(none, page([], seen))).toBeUndefined()
    expect(says(none, page([before], { ...seen, published_at: LONG_AGO }))).toBeDefined()
  })
})

test.each(alarmKinds)('of a page of which nothing is known nothing is said: %s', (kind) => {
  expect(judge(rule({ kind }), page([]))).toMatchObject({ holds: false, figures: { part: 0 } })
})
