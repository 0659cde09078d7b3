import { plainText } from '@yingzao/checks'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  simArticleLimits,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { appendAudit, type Doer } from '../../audit'
import { simArticle } from '../contest-tables'
import { cleanArticle } from '../players/clean-article'
import { holdArticle, holdPlayer } from './hold-article'

type Call = StudioOperations['simArticleWrite']

const EMPTY = refusal('请填写正文')
const LONG = refusal(`正文连同格式最多 ${simArticleLimits.body} 个字`)
const OTHER_PLAYER = refusal('不能把一篇笔记改成另一位选手的')

/**
 * Enters a note for a player, or changes one; nobody else reads it until a second person has approved it. Its text is
 * stored as it is sent to visitors. Throws `conflict` for a note whose content has changed by now, and
 * `unusableDocument` where its words break a rule.
 */
export async function writeArticle(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { member, actor }: Doer,
  { article, player_id, title, body: written, is_member_only }: StudioInput<Call>,
): Promise<StudioResponse<Call>> {
  const body = await cleanArticle(ctx, { title, body: written })
  if (plainText(body).trim() === '' && !body.includes('<img')) throw new AppError(EMPTY)
  // Sanitising may lengthen it.
  if (body.length > simArticleLimits.body) throw new AppError(LONG)
  const fields = { player_id, title, body, is_member_only, written_by: member.member_id }
  return ctx.db.orm.transaction(async (tx) => {
    await holdPlayer(tx, player_id)
    const article_id = article ? await change(tx, article, fields) : await add(tx, fields)
    await appendAudit(ctx, tx, actor, {
      action: article ? 'sim_article.change' : 'sim_article.write',
      subject: `sim_article:${article_id}`,
      after: { player_id, title, body, is_member_only },
    })
    return { article_id }
  })
}

type Fields = Pick<
  typeof simArticle.$inferInsert,
  'player_id' | 'title' | 'body' | 'is_member_only' | 'written_by'
>

async function add(tx: Transaction, fields: Fields): Promise<number> {
  const [made] = await tx.insert(simArticle).values(fields).returning({ article_id: simArticle.article_id })
  if (!made) throw new Error('A note was stored and is not there.')
  return made.article_id
}

async function change(
  tx: Transaction,
  { article_id, seen }: { article_id: number; seen: string },
  fields: Fields,
): Promise<number> {
  const { player_id } = await holdArticle(tx, article_id, seen)
  if (player_id !== fields.player_id) throw new AppError(OTHER_PLAYER)
  await tx
    .update(simArticle)
    .set({
      ...fields,
      state: 'waiting',
      decided_by: null,
      decided_at: null,
      reason: '',
      updated_at: sql`now()`,
    })
    .where(eq(simArticle.article_id, article_id))
  return article_id
}
