import { type RuleExpression, ruleExpression } from '@yingzao/contract/server'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import type { Declared } from '../define-module'
import { isFulfilledBy } from './compile-rule'
import { findExpressions } from './rule-store'

type Judge = Pick<Context, 'log'> & Pick<Declared, 'conditions'> & { db: Orm | Transaction }

/**
 * Which of some rules a visitor fulfils now. An unknown rule is not fulfilled, nor is one that cannot be read, which is
 * logged.
 */
export async function judgeRules(
  { db, log, conditions }: Judge,
  uid: number,
  ruleIds: readonly string[],
): Promise<Record<string, boolean>> {
  const readable = new Map<string, RuleExpression>()
  for (const [id, stored] of await findExpressions(db, ruleIds)) {
    const read = ruleExpression.safeParse(stored)
    if (read.success) readable.set(id, read.data)
    else log.error({ rule_id: id }, 'A rule cannot be read; nobody fulfils it')
  }
  const fulfilled = await judgeExpressions({ db, conditions }, uid, [...readable.values()])
  const results = new Map([...readable.keys()].map((id, index) => [id, fulfilled[index] === true]))
  return Object.fromEntries(ruleIds.map((id) => [id, results.get(id) === true]))
}

/** Which of some expressions a visitor fulfils now, in order. */
export async function judgeExpressions(
  { db, conditions }: Pick<Judge, 'db' | 'conditions'>,
  uid: number,
  expressions: readonly RuleExpression[],
): Promise<boolean[]> {
  if (expressions.length === 0) return []
  const judged = expressions.map((expression) => isFulfilledBy(conditions, expression, uid))
  const { rows } = await db.execute<{ fulfilled: boolean[] }>(
    sql`SELECT ARRAY[${sql.join(judged, sql`, `)}] AS fulfilled`,
  )
  return rows[0]?.fulfilled ?? []
}

/** Whether one visitor of a few fulfils a rule, for the query of another module. False if nobody can fulfil it. */
export async function ruleAsSql(
  { db, log, conditions }: Judge,
  rule_id: string,
  uid: SQLWrapper,
): Promise<SQL<boolean>> {
  const read = ruleExpression.safeParse((await findExpressions(db, [rule_id])).get(rule_id))
  if (read.success) return isFulfilledBy(conditions, read.data, uid)
  log.error({ rule_id }, 'A rule cannot be read; nobody fulfils it')
  return sql<boolean>`false`
}
