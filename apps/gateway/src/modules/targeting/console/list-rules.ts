import {
  conditionsIn,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import type { Declared } from '../../define-module'
import { judgeExpressions } from '../judge-rules'
import { countPeople, isKnown } from '../people'
import { findRulePart, findUses } from '../rule-store'

type Tools = Pick<Context, 'db'> & Pick<Declared, 'conditions' | 'ruleUses'>

/** Counting looks at every visitor, and a form counts at each change. */
const COUNTS = { name: 'rule-count', perHour: 1_200 }
const TESTS = { name: 'rule-test', perHour: 1_200 }

/** The next rules by ID, with what uses each of them. */
export async function listRules(
  { db, ruleUses }: Tools,
  { limit, ...wanted }: StudioInput<StudioOperations['ruleList']>,
): Promise<StudioResponse<StudioOperations['ruleList']>> {
  // One more than is shown tells whether there are more.
  const rows = await findRulePart(db.orm, { ...wanted, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const uses = await findUses(
    db.orm,
    ruleUses,
    shown.map(({ rule_id }) => rule_id),
  )
  return {
    list: shown.map(({ rule_id, name, expression, revision, updated_at }) => ({
      rule_id,
      name,
      expression,
      uses: uses.get(rule_id) ?? [],
      revision,
      updated_at: updated_at.toISOString(),
    })),
    next: rows.length > limit ? (shown.at(-1)?.rule_id ?? null) : null,
  }
}

/** How many people belong now. Throws `tooManyRequests` above the limit of a member. */
export async function countRule(
  { db, conditions }: Tools,
  member: Pick<Member, 'member_id'>,
  { expression }: StudioInput<StudioOperations['ruleCount']>,
): Promise<StudioResponse<StudioOperations['ruleCount']>> {
  await limitMember(db, COUNTS, member)
  return countPeople(db.orm, conditions, expression)
}

/**
 * Whether one visitor belongs, and why. Throws `notFound` for a uid that does not exist, or of somebody who was erased.
 */
export async function testRule(
  { db, conditions }: Tools,
  member: Pick<Member, 'member_id'>,
  { expression, uid }: StudioInput<StudioOperations['ruleTest']>,
): Promise<StudioResponse<StudioOperations['ruleTest']>> {
  await limitMember(db, TESTS, member)
  if (!(await isKnown(db.orm, uid)))
    throw new AppError({ ...studioErrors.notFound, msg: '没有这位客户，或客户已注销' })
  const [belongs = false, ...fulfilled] = await judgeExpressions({ db: db.orm, conditions }, uid, [
    expression,
    ...conditionsIn(expression),
  ])
  return { belongs, conditions: fulfilled }
}
