import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { pageLists } from '../../pages'
import { alarmRule } from '../alarm-tables'
import { lockRule, type RuleRow } from '../rule-store'

type Services = Pick<Context, 'config' | 'db'>
type Doer = { actor: Actor; member: Pick<Member, 'member_id'> }
type Input = StudioInput<StudioOperations['alarmRuleSave']>
type Saved = StudioResponse<StudioOperations['alarmRuleSave']>

/**
 * Makes a rule for one page, or changes one. Throws `alreadyExists` where there is one of this kind for the page, and
 * `conflict` where somebody else has changed it since.
 */
export function saveRule(ctx: Services, doer: Doer, input: Input): Promise<Saved> {
  return input.rule_id === null ? makeRule(ctx, doer, input) : changeRule(ctx, doer, input.rule_id, input)
}

async function makeRule(
  { config, db }: Services,
  { actor, member }: Doer,
  { rule_id: _, base_revision: __, ...fields }: Input,
): Promise<Saved> {
  await refuseUnknownPage({ db }, fields.page_code)
  return db.orm.transaction(async (tx) => {
    const made = await orRefuse(
      tx
        .insert(alarmRule)
        .values({ ...fields, ...changeable(fields), updated_by: member.member_id })
        .returning({ rule_id: alarmRule.rule_id, revision: alarmRule.revision })
        .execute(),
      ['alarm_rule_once'],
      studioErrors.alreadyExists,
    )
    const [rule] = made
    if (!rule) throw new Error('A rule was stored and is not there.')
    await appendAudit({ config }, tx, actor, {
      action: 'alarm_rule.create',
      subject: `alarm_rule:${rule.rule_id}`,
      after: fields,
    })
    return rule
  })
}

async function changeRule(
  { config, db }: Services,
  { actor, member }: Doer,
  rule_id: number,
  input: Input,
): Promise<Saved> {
  return db.orm.transaction(async (tx) => {
    const rule = await lockAsSeen(tx, rule_id, input.base_revision)
    // Its kind and its page identify a rule.
    if (rule.kind !== input.kind || rule.page_code !== input.page_code)
      throw new AppError(studioErrors.notFound)
    const [before, after] = [changeable(rule), changeable(input)]
    if (isDeepStrictEqual(before, after)) return { rule_id, revision: rule.revision }
    const revision = rule.revision + 1
    await tx
      .update(alarmRule)
      .set({ ...after, revision, updated_by: member.member_id, updated_at: sql`now()` })
      .where(eq(alarmRule.rule_id, rule_id))
    await appendAudit({ config }, tx, actor, {
      action: 'alarm_rule.change',
      subject: `alarm_rule:${rule_id}`,
      before,
      after,
    })
    return { rule_id, revision }
  })
}

/** Deletes the rule of one page. Those for all pages stay: they are switched off. */
export async function removeRule(
  { config, db }: Services,
  { actor }: Pick<Doer, 'actor'>,
  { rule_id, base_revision }: StudioInput<StudioOperations['alarmRuleRemove']>,
): Promise<StudioResponse<StudioOperations['alarmRuleRemove']>> {
  return db.orm.transaction(async (tx) => {
    const rule = await lockAsSeen(tx, rule_id, base_revision)
    if (rule.page_code === null) throw new AppError(studioErrors.notFound)
    await tx.delete(alarmRule).where(eq(alarmRule.rule_id, rule_id))
    await appendAudit({ config }, tx, actor, {
      action: 'alarm_rule.remove',
      subject: `alarm_rule:${rule_id}`,
      before: { kind: rule.kind, page_code: rule.page_code, ...changeable(rule) },
    })
    return {}
  })
}

/** Throws `notFound` for a page that does not exist. */
export async function refuseUnknownPage(ctx: Pick<Context, 'db'>, page_code: string | null): Promise<void> {
  if (page_code === null) return
  const pages = await pageLists.findSummaries(ctx.db.orm)
  if (!pages.some(({ code }) => code === page_code)) throw new AppError(studioErrors.notFound)
}

async function lockAsSeen(tx: Transaction, rule_id: number, base_revision: number | null): Promise<RuleRow> {
  const rule = await lockRule(tx, rule_id)
  if (!rule) throw new AppError(studioErrors.notFound)
  if (rule.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return rule
}

/** The parts of a rule that can be changed, so that two can be compared. */
function changeable({
  is_on,
  hours,
  percent,
  floor,
  tells,
  mail_to,
}: Omit<Input, 'rule_id' | 'base_revision'>) {
  return { is_on, hours, percent, floor, tells: ordered(tells), mail_to: [...new Set(mail_to)] }
}

function ordered(tells: Input['tells']): Input['tells'] {
  return [...new Set(tells)].sort()
}
