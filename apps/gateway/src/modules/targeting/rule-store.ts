import type { RuleUse } from '@yingzao/contract/studio'
import { and, asc, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../../db/database'
import { likeText } from '../../db/like-text'
import type { Declared, RuleUses } from '../define-module'
import { rule } from './targeting-tables'

type Reader = Orm | Transaction
type Stored = typeof rule.$inferSelect

/** The expressions of the rules that exist, as they are stored. */
export async function findExpressions(db: Reader, ruleIds: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ rule_id: rule.rule_id, expression: rule.expression })
    .from(rule)
    .where(inArray(rule.rule_id, [...ruleIds]))
  return new Map(rows.map((row) => [row.rule_id, row.expression]))
}

/** Every rule by name, for whoever chooses one. */
export async function findRules(db: Reader): Promise<{ rule_id: string; name: string }[]> {
  return db
    .select({ rule_id: rule.rule_id, name: rule.name })
    .from(rule)
    .orderBy(asc(rule.name), asc(rule.rule_id))
}

/** The names of all rules, for a query of another module to join; `as` is their alias in that query. */
export function ruleNames<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ rule_id: rule.rule_id, name: rule.name }).from(rule).as(as)
}

/** A part of the rules whose name or ID contains a text, by ID. */
export async function findRulePart(
  db: Reader,
  { q, after, limit }: { q?: string | undefined; after?: string | undefined; limit: number },
): Promise<Stored[]> {
  const has = q ? `%${likeText(q)}%` : undefined
  return db
    .select()
    .from(rule)
    .where(
      and(
        has === undefined ? undefined : or(ilike(rule.name, has), ilike(rule.rule_id, has)),
        after === undefined ? undefined : gt(rule.rule_id, after),
      ),
    )
    .orderBy(asc(rule.rule_id))
    .limit(limit)
}

/** A rule, locked until the transaction ends. */
export async function lockRule(tx: Transaction, rule_id: string): Promise<Stored | undefined> {
  const [row] = await tx.select().from(rule).where(eq(rule.rule_id, rule_id)).for('update')
  return row
}

/** Everything that uses some of these rules, at most `most` of each. */
export async function findUses(
  db: Reader,
  ruleUses: Declared['ruleUses'],
  ruleIds: readonly string[],
  most = 100,
): Promise<Map<string, RuleUse[]>> {
  const found = new Map<string, RuleUse[]>()
  if (ruleIds.length === 0 || ruleUses.length === 0) return found
  const all = sql.join(
    ruleUses.map((query: RuleUses) => sql`(${query})`),
    sql` UNION ALL `,
  )
  const { rows } = await db.execute<RuleUse & { rule_id: string }>(sql`
    SELECT rule_id, kind, id, name FROM (
      SELECT uses.*, row_number() OVER (PARTITION BY rule_id ORDER BY kind, name, id) AS place
      FROM (${all}) AS uses WHERE rule_id IN ${ruleIds}
    ) AS placed WHERE place <= ${most} ORDER BY rule_id, place`)
  for (const { rule_id, ...use } of rows) found.set(rule_id, [...(found.get(rule_id) ?? []), use])
  return found
}
