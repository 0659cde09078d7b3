import { expect, test } from 'vitest'
import { block } from '../../testing/sample-reports'
import { HEAT_STEPS, heatRanges, heatStep, mostOf, seenShare, tapRate } from './heat'

test('exposures are shares of all views, and never more than all of them', () => {
  expect(seenShare(block('a', 'image', { exposures: 250 }), 1_000)).toBe(0.25)
  expect(seenShare(block('a', 'image', { exposures: 3 }), 2)).toBe(1)
  expect(seenShare(block('a', 'image'), 0)).toBeUndefined()
})

test('taps are counted by those who saw the block, who may tap again', () => {
  expect(tapRate(block('a', 'image', { exposures: 10, clicks: 12 }))).toBe(1.2)
  expect(tapRate(block('a', 'image', { clicks: 12 }))).toBeUndefined()
})

test('colours get deeper in even steps, of taps up to the block that is tapped most', () => {
  const blocks = [
    block('a', 'image', { exposures: 100, clicks: 5 }),
    block('b', 'image', { exposures: 10, clicks: 2 }),
    block('c', 'image', { exposures: 10 }),
  ]
  const most = mostOf('tapped', blocks)
  expect(most).toBe(0.2)
  expect(blocks.map((one) => heatStep(tapRate(one), most))).toEqual([1, 4, undefined])
  expect([0.001, 0.2, 0.5, 0.99, 1].map((share) => heatStep(share, mostOf('seen', blocks)))).toEqual([
    0, 1, 2, 4, 4,
  ])
})

test('what nobody saw has no colour', () => {
  expect([heatStep(undefined, 1), heatStep(0, 1), heatStep(0.5, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the legend says where every colour begins and ends', () => {
  const ranges = heatRanges(0.2)
  expect(ranges).toHaveLength(HEAT_STEPS)
  expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([0, 0.2])
})
