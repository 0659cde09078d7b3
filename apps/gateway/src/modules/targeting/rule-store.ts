import { eq, inArray } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { groupMember } from '../groups/groups-tables'
import type { Facts } from './expression'
import { rule, userTag } from './targeting-tables'

type Reader = Orm | Transaction

/** The expressions of the rules that exist, as they are stored. */
export async function findExpressions(db: Reader, ruleIds: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ rule_id: rule.rule_id, expression: rule.expression })
    .from(rule)
    .where(inArray(rule.rule_id, [...ruleIds]))
  return new Map(rows.map((row) => [row.rule_id, row.expression]))
}

/** What is known of a visitor. */
export async function findFacts(db: Reader, uid: number): Promise<Facts> {
  const tags = await db
    .select({ pd_code: userTag.pd_code, value: userTag.value })
    .from(userTag)
    .where(eq(userTag.uid, uid))
  const groups = await db
    .select({ group_id: groupMember.group_id })
    .from(groupMember)
    .where(eq(groupMember.uid, uid))
  return {
    tags: new Map(tags.map((tag) => [tag.pd_code, tag.value])),
    groupIds: new Set(groups.map(({ group_id }) => group_id)),
  }
}
