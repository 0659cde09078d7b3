import { describe, expect, test } from 'vitest'
import { conditionsIn, kindOf, ruleExpression, ruleLimits } from './rule-expression'

const reads = (raw: unknown) => ruleExpression.safeParse(raw).success
const nested = (depth: number): unknown => (depth === 0 ? { member_of: 'g' } : { not: nested(depth - 1) })

describe('an expression', () => {
  test.each([
    { all: [] },
    { any: [{ tag: 'vip', in: ['1'] }, { not: { member_of: 'g-1' } }] },
    { tag: 'age', at_least: 18 },
    { product: 1191, held: 'now' },
    { product: 'any', held: 'ended' },
    { risk_level: ['C1', 'C5'] },
    { registered_days: { at_most: 30 } },
    { visited: { page: 'course', times: 3, days: 30 } },
    { visited: { times: 1, days: 30, seconds: 10 } },
    { lead_days: { at_most: 30 } },
    nested(ruleLimits.depth),
    { all: Array(ruleLimits.conditions).fill({ member_of: 'g' }) },
  ])('is read: %j', (raw) => {
    expect(reads(raw)).toBe(true)
  })

  test.each([
    null,
    [],
    'all',
    {},
    { everyone: true },
    { tag: 'vip' in {} ? 1 : 'a b', in: ['1'] },
    { tag: 'vip', in: [] },
    { product: 0, held: 'now' },
    { product: 1191, held: 'never' },
    { risk_level: ['C9'] },
    { registered_days: {} },
    { registered_days: { at_least: 1_000_000_000 } },
    { visited: { page: 'course', times: 0, days: 30 } },
    { visited: { page: 'course', times: 1, days: 30, seconds: 0 } },
    { lead_days: true },
    { all: [], any: [] },
    { member_of: 'g', tag: 'vip', in: ['1'] },
    nested(ruleLimits.depth + 1),
    nested(10_000),
    { all: Array(ruleLimits.conditions + 1).fill({ member_of: 'g' }) },
  ])('is refused: %#', (raw) => {
    expect(reads(raw)).toBe(false)
  })
})

test('its conditions are told in the order in which they are written, each of one kind', () => {
  const expression = ruleExpression.parse({
    all: [
      { tag: 'a', in: ['1'] },
      { any: [{ product: 1, held: 'now' }] },
      { not: { visited_days: { at_most: 1 } } },
    ],
  })
  expect(conditionsIn(expression).map(kindOf)).toEqual(['tag', 'product', 'visited_days'])
})
