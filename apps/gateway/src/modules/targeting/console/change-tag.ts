import {
  conditionsIn,
  type RuleExpression,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import type { Declared } from '../../define-module'
import { computeTag } from '../compute-tag'
import { findTagPart, lockTag } from '../tag-store'
import { rule, tag, userTag } from '../targeting-tables'

type Services = Pick<Context, 'config' | 'db'> & Pick<Declared, 'conditions'>

/** The next tags, by code. */
export async function listTags(
  { db }: Pick<Context, 'db'>,
  { after, limit }: StudioInput<StudioOperations['tagList']>,
): Promise<StudioResponse<StudioOperations['tagList']>> {
  const rows = await findTagPart(db.orm, { after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    list: shown.map(({ name, about, revision, computed_at, ...row }) => ({
      ...row,
      name: name ?? row.pd_code,
      about: about ?? '',
      computed_at: computed_at?.toISOString() ?? null,
      is_named: revision !== null,
      revision: revision ?? 1,
    })),
    next: rows.length > limit ? (shown.at(-1)?.pd_code ?? null) : null,
  }
}

/**
 * Describes a tag. A computed one is computed at once. Throws `conflict` where somebody else has changed it since, and
 * `alreadyExists` where somebody has described it meanwhile.
 */
export async function saveTag(
  { config, db, conditions }: Services,
  actor: Actor,
  { pd_code, base_revision, ...fields }: StudioInput<StudioOperations['tagSave']>,
): Promise<StudioResponse<StudioOperations['tagSave']>> {
  return db.orm.transaction(async (tx) => {
    const before = base_revision === null ? undefined : await lockUnchanged(tx, pd_code, base_revision)
    if (fields.expression) await refuseComputed(tx, pd_code, fields.expression)
    const revision = (base_revision ?? 0) + 1
    if (before)
      await tx
        .update(tag)
        .set({ ...fields, revision, updated_at: sql`now()` })
        .where(eq(tag.pd_code, pd_code))
    else
      await orRefuse(
        tx
          .insert(tag)
          .values({ ...fields, pd_code })
          .execute(),
        ['tag_pkey'],
        studioErrors.alreadyExists,
      )
    await computeTag(tx, conditions, pd_code)
    await appendAudit({ config }, tx, actor, {
      action: 'tag.save',
      subject: `tag:${pd_code}`,
      ...(before && { before: { name: before.name, about: before.about, expression: before.expression } }),
      after: fields,
    })
    return { revision }
  })
}

/** Takes a tag from all who have it, and forgets it. Throws `inUse` where a rule asks for it. */
export async function deleteTag(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { pd_code, base_revision }: StudioInput<StudioOperations['tagDelete']>,
): Promise<StudioResponse<StudioOperations['tagDelete']>> {
  return db.orm.transaction(async (tx) => {
    const { name, about, expression } = await lockUnchanged(tx, pd_code, base_revision)
    const asking = await findAskingRules(tx, pd_code)
    if (asking.length > 0)
      throw new AppError({
        ...studioErrors.inUse,
        msg: `规则“${asking.slice(0, 3).join('”“')}”正在使用这个标签，请先修改规则再删除`,
      })
    const { rowCount } = await tx.delete(userTag).where(eq(userTag.pd_code, pd_code))
    await tx.delete(tag).where(eq(tag.pd_code, pd_code))
    await appendAudit({ config }, tx, actor, {
      action: 'tag.delete',
      subject: `tag:${pd_code}`,
      before: { name, about, expression, people: rowCount ?? 0 },
    })
    return {}
  })
}

/** Tags computed from computed ones would depend on the order of the night. */
async function refuseComputed(tx: Transaction, pd_code: string, expression: RuleExpression): Promise<void> {
  const asked = new Set(conditionsIn(expression).flatMap((one) => ('tag' in one ? [one.tag] : [])))
  const computed = await tx
    .select({ pd_code: tag.pd_code })
    .from(tag)
    .where(and(isNotNull(tag.expression)))
  const wrong = [pd_code, ...computed.map((row) => row.pd_code)].find((code) => asked.has(code))
  if (wrong !== undefined)
    throw new AppError({
      ...studioErrors.invalidParameters,
      msg: `自动计算的标签，条件里不能再用自动计算的标签（${wrong}），请直接写出它的条件`,
    })
}

async function findAskingRules(tx: Transaction, pd_code: string): Promise<string[]> {
  const rows = await tx
    .select({ name: rule.name })
    .from(rule)
    .where(
      sql`jsonb_path_exists(${rule.expression}, '$.** ? (@.tag == $code)', ${JSON.stringify({ code: pd_code })}::jsonb)`,
    )
    .orderBy(rule.name)
    .limit(4)
  return rows.map(({ name }) => name)
}

async function lockUnchanged(tx: Transaction, pd_code: string, base_revision: number) {
  const stored = await lockTag(tx, pd_code)
  if (!stored) throw new AppError(studioErrors.notFound)
  if (stored.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return stored
}
