import { expect, test } from 'vitest'
import { newVisitor } from '../../../origin/origin'
import { isRatioMismatch } from '../statistics/ratio-mismatch'
import { bucketOf } from './bucket-of'
import { variantFor } from './variant-for'

test.each([
  ['seed', 'a', 0.0505],
  ['seed', 'b', 0.2696],
  ['foo', 'ab', 0.2575],
  ['foo', 'def', 0.2019],
  ['89123klj', '8952klfjas09ujkasdf', 0.124],
  ['90850943850283058242805', '123', 0.7516],
  ['()**(%$##$%#$#', '___)((*":&', 0.0128],
])('the bucket of %s and %s is that of the published cases', (seed, value, bucket) => {
  expect(bucketOf(seed, value)).toBe(bucket)
})

type Weighted = { key: 'A' | 'B' | 'C'; weight: number }

const WEIGHTED: readonly [Weighted, ...Weighted[]] = [
  { key: 'A', weight: 50 },
  { key: 'B', weight: 30 },
  { key: 'C', weight: 20 },
]

test('ten thousand visitors fall among the variants by their weights', () => {
  // Ids as browsers get them, but the same in every run.
  const visitors = Array.from({ length: 10_000 }, (_, number) => `v${String(number).padStart(15, '0')}`)
  const counts = WEIGHTED.map(
    ({ key }) => visitors.filter((id) => variantFor(12, WEIGHTED, id).key === key).length,
  )
  expect(isRatioMismatch(counts, [50, 30, 20])).toBe(false)
  // The broken twin: a split that forgets the weights.
  expect(isRatioMismatch(counts, [1, 1, 1])).toBe(true)
})

test('who is seen again gets the same, and another experiment divides the same people another way', () => {
  const visitors = Array.from({ length: 1_000 }, newVisitor)
  const inOne = visitors.map((id) => variantFor(12, WEIGHTED, id).key)
  expect(visitors.map((id) => variantFor(12, WEIGHTED, id).key)).toEqual(inOne)
  const inBoth = visitors.filter((id, at) => inOne[at] === 'B' && variantFor(13, WEIGHTED, id).key === 'B')
  // 30 % of 30 %, and far from the 300 that one seed for both would give.
  expect(inBoth.length).toBeLessThan(160)
})
