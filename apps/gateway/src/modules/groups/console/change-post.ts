import { randomUUID } from 'node:crypto'
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
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { groupPost } from '../groups-tables'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Texts = StudioInput<StudioOperations['groupPostCheck']>
type Fields = StudioInput<StudioOperations['groupPostCreate']>
type Findings = StudioResponse<StudioOperations['groupPostCheck']>['findings']

/** What the table's own rules forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['group_post_has_place', refusal('请选择社群，或者填写标签')],
  ['group_post_members_of_a_group', refusal('仅群成员可见的内容必须选择社群')],
  ['group_post_group_id_chat_group_group_id_fk', refusal('没有这个社群，请重新选择')],
]

/** The findings on a post: on its texts, as for pages, and on its author. */
export async function checkPost(
  ctx: Pick<Context, 'config' | 'company'>,
  { author, adviser_no, title, summary, body }: Texts,
): Promise<Findings> {
  const { advisers } = await ctx.company.read()
  const own = advisers.find(({ name }) => name === author)
  const findings = await pageDocuments.checkTexts(ctx, [title, summary, body])
  const said: Findings = findings.map(({ severity, message, fix }) => ({ severity, message, fix }))
  if (own && own.number !== adviser_no)
    said.unshift({
      severity: 'error',
      message: `“${author}”是公司的投资顾问，登记编号是 ${own.number}。`,
      fix: '请填写一致的登记编号。',
    })
  if (!own && adviser_no !== '')
    said.unshift({
      severity: 'error',
      message: `公司的投资顾问里没有“${author}”。`,
      fix: '请选择公司信息里登记的投资顾问；作者不是投资顾问时登记编号留空。',
    })
  return said
}

/** Publishes a post. Throws `unusableDocument` with the first violation if its texts break a rule. */
export async function createPost(
  ctx: Services,
  actor: Actor,
  { publish_at, ...fields }: Fields,
): Promise<StudioResponse<StudioOperations['groupPostCreate']>> {
  await refuseFaulty(ctx, fields)
  const post_id = randomUUID()
  return ctx.db.orm.transaction(async (tx) => {
    const moment = publish_at === null ? {} : { created_at: new Date(publish_at) }
    await checkedBy(
      REFUSALS,
      tx
        .insert(groupPost)
        .values({ ...fields, ...moment, post_id })
        .execute(),
    )
    await appendAudit(ctx, tx, actor, {
      action: 'group_post.create',
      subject: `group_post:${post_id}`,
      after: { ...fields, publish_at },
    })
    return { post_id }
  })
}

/** Changes a post. Throws `conflict` where somebody else has changed it since, and `unusableDocument` as above. */
export async function changePost(
  ctx: Services,
  actor: Actor,
  { post_id, base_revision, publish_at, ...after }: StudioInput<StudioOperations['groupPostChange']>,
): Promise<StudioResponse<StudioOperations['groupPostChange']>> {
  await refuseFaulty(ctx, after)
  return ctx.db.orm.transaction(async (tx) => {
    const stored = await lockUnchanged(tx, post_id, base_revision)
    const before = Object.fromEntries(
      (Object.keys(after) as (keyof typeof after)[]).map((name) => [name, stored[name]]),
    )
    if (isDeepStrictEqual(before, after) && publish_at === null) return { revision: base_revision }
    const revision = base_revision + 1
    const moment = publish_at === null ? {} : { created_at: new Date(publish_at) }
    await checkedBy(
      REFUSALS,
      tx
        .update(groupPost)
        .set({ ...after, ...moment, revision, updated_at: sql`now()` })
        .where(eq(groupPost.post_id, post_id))
        .execute(),
    )
    await appendAudit(ctx, tx, actor, {
      action: 'group_post.change',
      subject: `group_post:${post_id}`,
      before,
      after: { ...after, publish_at },
    })
    return { revision }
  })
}

/** Takes a post down, or puts it back. Throws `conflict` where somebody else has changed it since. */
export async function showPost(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { post_id, base_revision, is_down, reason }: StudioInput<StudioOperations['groupPostShow']>,
): Promise<StudioResponse<StudioOperations['groupPostShow']>> {
  if (is_down && reason === null) throw new AppError(refusal('请填写下架原因'))
  return db.orm.transaction(async (tx) => {
    const { down_why } = await lockUnchanged(tx, post_id, base_revision)
    if ((down_why !== null) === is_down) return { revision: base_revision }
    const revision = base_revision + 1
    await tx
      .update(groupPost)
      .set({ down_why: is_down ? reason : null, revision, updated_at: sql`now()` })
      .where(eq(groupPost.post_id, post_id))
    await appendAudit({ config }, tx, actor, {
      action: is_down ? 'group_post.take_down' : 'group_post.put_back',
      subject: `group_post:${post_id}`,
      after: is_down ? { reason } : { was: down_why },
    })
    return { revision }
  })
}

async function refuseFaulty(ctx: Pick<Context, 'config' | 'company'>, fields: Texts): Promise<void> {
  const { author, adviser_no, title, summary, body } = fields
  pageDocuments.refuseErrors(await checkPost(ctx, { author, adviser_no, title, summary, body }))
}

async function lockUnchanged(tx: Transaction, post_id: string, base_revision: number) {
  const [stored] = await tx.select().from(groupPost).where(eq(groupPost.post_id, post_id)).for('update')
  if (!stored) throw new AppError(studioErrors.notFound)
  if (stored.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return stored
}
