import { asc, eq, inArray } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
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

/** The tags of a visitor, by their codes. */
export async function findTags(db: Reader, uid: number): Promise<Map<string, string>> {
  const tags = await db
    .select({ pd_code: userTag.pd_code, value: userTag.value })
    .from(userTag)
    .where(eq(userTag.uid, uid))
  return new Map(tags.map((tag) => [tag.pd_code, tag.value]))
}

/** Every rule by its name, for who chooses one. */
export async function findRules(db: Reader): Promise<{ rule_id: string; name: string }[]> {
  return db
    .select({ rule_id: rule.rule_id, name: rule.name })
    .from(rule)
    .orderBy(asc(rule.name), asc(rule.rule_id))
}
