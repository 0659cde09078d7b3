import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { judgeRules } from '../targeting'
import { findGroupsOf, findRuleOf } from './group-store'

/**
 * Whether a visitor may join a group of an activity. Who may is told so although the group is full or closed: only
 * joining says that, with a sentence of its own.
 */
export async function checkCanJoin(
  { db, log }: Pick<Context, 'db' | 'log'>,
  activity: string,
  uid: number,
): Promise<OperationResponse<Operations['checkCanJoin']>> {
  const rule_id = await findRuleOf(db.orm, activity)
  const results = rule_id === undefined ? {} : await judgeRules({ db: db.orm, log }, uid, [rule_id])
  const groups = await findGroupsOf(db.orm, uid)
  return {
    can_join: rule_id !== undefined && results[rule_id] === true,
    groups: groups.map((group) => ({ ...group, joined_at: group.joined_at.getTime() })),
  }
}
