import { asc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { memberNames } from '../members'
import { pageLists } from '../pages'
import { alarmRule } from './alarm-tables'

export type RuleRow = typeof alarmRule.$inferSelect

/** All rules, those for all pages first. */
export function findRules(orm: Orm): Promise<RuleRow[]> {
  return orm.select().from(alarmRule).orderBy(sql`${alarmRule.page_code} NULLS FIRST`, asc(alarmRule.rule_id))
}

/** Returns the same as shown to members. */
export function findRuleRows(orm: Orm, most: number) {
  const title = pageLists.pageTitles('title')
  const changer = memberNames('changer')
  return orm
    .select({ rule: alarmRule, page_title: title.title, updated_by: changer.name })
    .from(alarmRule)
    .leftJoin(title, eq(title.code, alarmRule.page_code))
    .leftJoin(changer, eq(changer.member_id, alarmRule.updated_by))
    .orderBy(sql`${alarmRule.page_code} NULLS FIRST`, asc(alarmRule.rule_id))
    .limit(most)
}

/** Locks a rule for this transaction. Undefined: there is none. */
export async function lockRule(tx: Transaction, rule_id: number): Promise<RuleRow | undefined> {
  const [row] = await tx.select().from(alarmRule).where(eq(alarmRule.rule_id, rule_id)).for('update')
  return row
}
