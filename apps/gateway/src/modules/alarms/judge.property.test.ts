import { alarmKinds } from '@yingzao/contract/studio'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageHour } from '../reports'
import { judge, type SeenPage } from './judge'
import { hourAgo, NOW } from './testing/page-hours'

const count = fc.nat({ max: 200 })
const hour = fc
  .record({
    ago: fc.nat({ max: 24 * 11 }),
    views: count,
    begun: count,
    code_sent: count,
    code_right: count,
    stored: count,
    refused: count,
    clicks: count,
    done: count,
    failed: count,
  })
  .map(({ ago, ...counts }): PageHour => hourAgo(ago, counts))
const rule = fc.record({
  kind: fc.constantFrom(...alarmKinds),
  hours: fc.integer({ min: 1, max: 72 }),
  percent: fc.integer({ min: 1, max: 99 }),
  floor: fc.integer({ min: 1, max: 500 }),
})
const page: fc.Arbitrary<SeenPage> = fc.record({
  hours: fc.array(hour, { maxLength: 40 }),
  now: fc.constant(NOW),
  published_at: fc.nat({ max: 24 * 12 }).map((ago) => hourAgo(ago).hour),
  is_awaited: fc.boolean(),
  all_views: fc.nat({ max: 1_000 }),
})

test('nothing is ever said of fewer than the floor', () => {
  fc.assert(
    fc.property(rule, page, (by, seen) => {
      const { holds, figures } = judge(by, seen)
      if (!holds) return
      const { of, usual_part, usual_of } = figures
      if (by.kind === 'no_views') expect(usual_part >= by.floor || of >= by.floor).toBe(true)
      else expect(of).toBeGreaterThanOrEqual(by.floor)
      if (by.kind === 'conversion_drop') expect(usual_of).toBeGreaterThanOrEqual(by.floor)
    }),
  )
})

test('what goes wrong besides never ends an alarm', () => {
  const more = fc.record({ ago: fc.nat({ max: 80 }), failed: count, refused: count })
  fc.assert(
    fc.property(rule, page, more, (by, seen, { ago, ...errors }) => {
      const from = NOW.getTime() - by.hours * 3_600_000
      const worse = hourAgo(ago, errors)
      if (worse.hour.getTime() < from || !judge(by, seen).holds) return
      expect(judge(by, { ...seen, hours: [...seen.hours, worse] }).holds).toBe(true)
    }),
  )
})

test('a tap that fails besides, which counts as a tap too, never ends one either', () => {
  const fails = fc.nat({ max: 300 })
  fc.assert(
    fc.property(rule, page, fails, (by, seen, failed) => {
      // As on pages: nothing goes wrong more often than it was tried.
      const hours = seen.hours.map((one) => ({
        ...one,
        refused: 0,
        failed: Math.min(one.failed, one.clicks),
      }))
      const before = { ...seen, hours }
      const after = { ...seen, hours: [...hours, hourAgo(0, { clicks: failed, failed })] }
      if (by.kind === 'errors_up' && judge(by, before).holds) expect(judge(by, after).holds).toBe(true)
    }),
  )
})

test('whoever is judged by the same twice is judged the same, in whatever order its hours come', () => {
  fc.assert(
    fc.property(rule, page, (by, seen) => {
      expect(judge(by, { ...seen, hours: [...seen.hours].reverse() })).toEqual(judge(by, seen))
    }),
  )
})

test('a stricter rule says all that a milder one says', () => {
  fc.assert(
    fc.property(rule, page, fc.nat({ max: 50 }), (by, seen, less) => {
      if (!judge(by, seen).holds) return
      expect(judge({ ...by, floor: Math.max(1, by.floor - less) }, seen).holds).toBe(true)
    }),
  )
})
