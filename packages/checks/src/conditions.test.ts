import { CONTAINERS, type ShowIf } from '@yingzao/schema/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMeet, exclude } from './conditions'

const LAST = 6
const condition = fc.record(
  {
    login: fc.boolean(),
    env: fc.subarray([...CONTAINERS]),
    rule_id: fc.constantFrom('new', 'old'),
    time: fc.array(fc.nat(LAST), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
)

/** Whether a visitor sees what has the condition, whatever its rule says: decided as the boot of a page does. */
function holds({ login, env, time: [from = 0, until = Infinity] = [] }: ShowIf, visitor: Visitor): boolean {
  return (
    (login === undefined || login === visitor.login) &&
    (env === undefined || env.includes(visitor.place)) &&
    visitor.at >= from &&
    visitor.at < until
  )
}

interface Visitor {
  login: boolean
  place: (typeof CONTAINERS)[number]
  at: number
}

/** Every kind of visitor at every time that the conditions of this test can tell apart. */
const visitors: Visitor[] = [true, false].flatMap((login) =>
  CONTAINERS.flatMap((place) => Array.from({ length: LAST + 2 }, (_, at) => ({ login, place, at }))),
)

test('two conditions exclude each other where no visitor at any time fits both', () => {
  fc.assert(
    fc.property(condition, condition, (one, other) => {
      const isPossible = (it: ShowIf) => visitors.some((visitor) => holds(it, visitor))
      // A condition that nobody can meet is reported by another rule.
      fc.pre(isPossible(one) && isPossible(other))
      const isShared = visitors.some((visitor) => holds(one, visitor) && holds(other, visitor))
      expect(exclude(one, other)).toBe(!isShared)
    }),
  )
})

test('which of the two is asked first makes no difference', () => {
  fc.assert(
    fc.property(condition, condition, (one, other) => {
      expect(exclude(one, other)).toBe(exclude(other, one))
      expect(canMeet(one, other)).toBe(canMeet(other, one))
    }),
  )
})

test('different rules are trusted to be for different visitors, the same rule is not', () => {
  expect(canMeet({ rule_id: 'new' }, { rule_id: 'old' })).toBe(false)
  expect(canMeet({ rule_id: 'new' }, { rule_id: 'new' })).toBe(true)
  expect(canMeet({ rule_id: 'new' }, {})).toBe(true)
})
