import { isDeepStrictEqual } from 'node:util'
import {
  type RuleUse,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import type { Declared } from '../../define-module'
import { findUses, lockRule } from '../rule-store'
import { rule } from '../targeting-tables'

type Services = Pick<Context, 'config' | 'db'>

/** Creates a rule. Throws `alreadyExists` where its id is taken. */
export async function createRule(
  { config, db }: Services,
  actor: Actor,
  { rule_id, name, expression }: StudioInput<StudioOperations['ruleCreate']>,
): Promise<StudioResponse<StudioOperations['ruleCreate']>> {
  return db.orm.transaction(async (tx) => {
    await orRefuse(
      tx.insert(rule).values({ rule_id, name, expression }).execute(),
      ['rule_pkey'],
      studioErrors.alreadyExists,
    )
    await appendAudit({ config }, tx, actor, {
      action: 'rule.create',
      subject: `rule:${rule_id}`,
      after: { name, expression },
    })
    return { rule_id }
  })
}

/** Changes a rule. Throws `conflict` where somebody else has changed it since. */
export async function changeRule(
  { config, db }: Services,
  actor: Actor,
  { rule_id, base_revision, name, expression }: StudioInput<StudioOperations['ruleChange']>,
): Promise<StudioResponse<StudioOperations['ruleChange']>> {
  return db.orm.transaction(async (tx) => {
    const stored = await lockUnchanged(tx, rule_id, base_revision)
    const before = { name: stored.name, expression: stored.expression }
    const after = { name, expression }
    if (isDeepStrictEqual(before, after)) return { revision: base_revision }
    const revision = base_revision + 1
    await tx
      .update(rule)
      .set({ ...after, revision, updated_at: sql`now()` })
      .where(eq(rule.rule_id, rule_id))
    await appendAudit({ config }, tx, actor, {
      action: 'rule.change',
      subject: `rule:${rule_id}`,
      before,
      after,
    })
    return { revision }
  })
}

/** Deletes a rule. Throws `inUse`, with what uses it, and `conflict` where somebody else has changed it since. */
export async function deleteRule(
  { config, db, ruleUses }: Services & Pick<Declared, 'ruleUses'>,
  actor: Actor,
  { rule_id, base_revision }: StudioInput<StudioOperations['ruleDelete']>,
): Promise<StudioResponse<StudioOperations['ruleDelete']>> {
  return db.orm.transaction(async (tx) => {
    const { name, expression } = await lockUnchanged(tx, rule_id, base_revision)
    const uses = (await findUses(tx, ruleUses, [rule_id])).get(rule_id) ?? []
    if (uses.length > 0) throw new AppError(inUse(uses))
    await tx.delete(rule).where(eq(rule.rule_id, rule_id))
    await appendAudit({ config }, tx, actor, {
      action: 'rule.delete',
      subject: `rule:${rule_id}`,
      before: { name, expression },
    })
    return {}
  })
}

const KINDS: Readonly<Record<RuleUse['kind'], string>> = {
  group: '社群活动',
  coupon: '优惠券',
  invite: '邀请活动',
  page: '页面',
  video: '课程视频',
  feed: '数据栏目',
  competition: '模拟大赛',
}

function inUse(uses: readonly RuleUse[]) {
  const named = uses.slice(0, 3).map(({ kind, name }) => `${KINDS[kind]}“${name}”`)
  const more = uses.length > named.length ? `等 ${uses.length} 处` : ''
  return { ...studioErrors.inUse, msg: `${named.join('、')}${more}正在使用这条规则，请先改用其他规则再删除` }
}

async function lockUnchanged(tx: Transaction, rule_id: string, base_revision: number) {
  const stored = await lockRule(tx, rule_id)
  if (!stored) throw new AppError(studioErrors.notFound)
  if (stored.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return stored
}
