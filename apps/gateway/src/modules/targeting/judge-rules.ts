import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import type { Declared } from '../define-module'
import { expression, fulfils } from './expression'
import { findExpressions, findTags } from './rule-store'

/**
 * Which of some rules a visitor fulfils now. A rule that nobody knows is not fulfilled, nor is one that cannot be
 * read, which is logged.
 */
export async function judgeRules(
  { db, log, memberships }: { db: Orm | Transaction } & Pick<Context, 'log'> & Pick<Declared, 'memberships'>,
  uid: number,
  ruleIds: readonly string[],
): Promise<Record<string, boolean>> {
  const stored = await findExpressions(db, ruleIds)
  const tags = await findTags(db, uid)
  const groupIds = new Set<string>()
  // One after the other: a transaction has one connection.
  for (const find of memberships) for (const id of await find(db, uid)) groupIds.add(id)
  const facts = { tags, groupIds }
  return Object.fromEntries(ruleIds.map((id) => [id, stored.has(id) && judge(id, stored.get(id))]))

  function judge(id: string, raw: unknown): boolean {
    const read = expression.safeParse(raw)
    if (!read.success) log.error({ rule_id: id }, 'A rule cannot be read; nobody fulfils it')
    return read.success && fulfils(facts, read.data)
  }
}
