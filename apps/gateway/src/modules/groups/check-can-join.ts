import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Declared } from '../define-module'
import { judgeRules } from '../targeting'
import { findGroupsOf, findRuleOf } from './group-store'

/**
 * Whether a visitor may join a group of an activity. Eligible visitors are told so even if the group is full or closed:
 * only joining reports that, with a message of its own.
 */
export async function checkCanJoin(
  ctx: Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>,
  activity: string,
  uid: number,
): Promise<OperationResponse<Operations['checkCanJoin']>> {
  const db = ctx.db.orm
  const rule_id = await findRuleOf(db, activity)
  const results = rule_id === undefined ? {} : await judgeRules({ ...ctx, db }, uid, [rule_id])
  const groups = await findGroupsOf(db, uid)
  return {
    can_join: rule_id !== undefined && results[rule_id] === true,
    groups: groups.map((group) => ({ ...group, joined_at: group.joined_at.getTime() })),
  }
}
