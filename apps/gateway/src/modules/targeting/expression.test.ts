import { describe, expect, test } from 'vitest'
import { expression, type Facts, fulfils } from './expression'

const facts: Facts = {
  tags: new Map([
    ['risk_level', 'C3'],
    ['days_left', '12'],
    ['city', ''],
  ]),
  groupIds: new Set(['g-8001']),
}

const judge = (raw: unknown): boolean => fulfils(facts, expression.parse(raw))

test.each([
  [{ all: [] }, true],
  [{ any: [] }, false],
  [{ tag: 'risk_level', in: ['C3', 'C4'] }, true],
  [{ tag: 'risk_level', in: ['C1'] }, false],
  [{ tag: 'unknown', in: [''] }, false],
  [{ tag: 'days_left', at_least: 12 }, true],
  [{ tag: 'days_left', at_least: 13 }, false],
  [{ tag: 'days_left', at_most: 12, at_least: 1 }, true],
  [{ tag: 'risk_level', at_least: 0 }, false],
  [{ tag: 'city', at_most: 5 }, false],
  [{ tag: 'city' }, false],
  [{ member_of: 'g-8001' }, true],
  [{ member_of: 'g-8002' }, false],
  [{ not: { member_of: 'g-8002' } }, true],
  [
    {
      all: [
        { member_of: 'g-8001' },
        {
          any: [
            { tag: 'risk_level', in: ['C1'] },
            { tag: 'days_left', at_most: 30 },
          ],
        },
      ],
    },
    true,
  ],
  [{ all: [{ member_of: 'g-8001' }, { not: { member_of: 'g-8001' } }] }, false],
])('%j is %j', (raw, expected) => {
  expect(judge(raw)).toBe(expected)
})

describe('an expression is refused', () => {
  const nested = (depth: number): unknown => (depth === 0 ? { all: [] } : { not: nested(depth - 1) })

  test.each([
    ['that is none', 'everybody'],
    ['without a condition', {}],
    ['with two at once', { all: [], any: [] }],
    ['with a field nobody knows', { tag: 'a', equals: 'b' }],
    ['that is empty where it lists', { tag: 'a', in: [] }],
    ['that is very deep', nested(5_000)],
    ['that is very long', { all: Array(1_000).fill({ member_of: 'g' }) }],
  ])('%s', (_what, raw) => {
    expect(expression.safeParse(raw).success).toBe(false)
  })

  test('but not one of some depth', () => {
    expect(expression.safeParse(nested(8)).success).toBe(true)
  })
})
