import {
  type SimArticleState,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { appendAudit, type Doer } from '../../audit'
import { simArticle } from '../contest-tables'
import { cleanArticle } from '../players/clean-article'
import { holdArticle, holdPlayer, refuseMoved, refuseUnseen } from './hold-article'

type Call = StudioOperations['simArticleDecide']
type Decision = StudioInput<Call>

const NO_REASON = refusal('请写明理由，至少 2 个字')
const NO_WAY = refusal('笔记不能这样处理，请刷新后重试')
const UNSAFE = refusal('正文里有不能展示的格式，请拒绝，由录入的同事重新提交')
const OWN = refusal('不能审核自己录入的笔记，请由其他同事审核')

/** The possible moves of a note, and the names of these in the log. */
const MOVES: readonly (readonly [from: SimArticleState, to: SimArticleState, action: string])[] = [
  ['waiting', 'approved', 'approve'],
  ['waiting', 'refused', 'refuse'],
  ['approved', 'removed', 'remove'],
  ['refused', 'waiting', 'reopen'],
  ['removed', 'waiting', 'reopen'],
]

/**
 * Decides on a note as the member has read it. An approved one is public from the end of the transaction; its words are
 * checked against the rules once more, as these may have changed since. Whoever entered it can neither approve nor
 * refuse it. Throws `conflict` once somebody has changed it or decided.
 */
export async function decideArticle(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { member: { member_id }, actor }: Doer,
  { article_id, seen, from, to, reason }: Decision,
): Promise<StudioResponse<Call>> {
  const action = MOVES.find((move) => move[0] === from && move[1] === to)?.[2]
  if (action === undefined) throw new AppError(NO_WAY)
  const isReasoned = to === 'refused' || to === 'removed'
  if (isReasoned && reason.length < 2) throw new AppError(NO_REASON)
  const { player_id } = await judged(ctx, { article_id, seen, to })
  return ctx.db.orm.transaction(async (tx) => {
    if (to === 'approved' || to === 'waiting') await holdPlayer(tx, player_id)
    const article = await holdArticle(tx, article_id, seen)
    refuseMoved(article, from)
    if (from === 'waiting' && article.written_by === member_id) throw new AppError(OWN)
    const isWaiting = to === 'waiting'
    await tx
      .update(simArticle)
      .set({
        state: to,
        decided_by: isWaiting ? null : member_id,
        decided_at: isWaiting ? null : sql`now()`,
        reason: isReasoned ? reason : '',
      })
      .where(and(eq(simArticle.article_id, article_id), eq(simArticle.state, from)))
    await appendAudit(ctx, tx, actor, {
      action: `sim_article.${action}`,
      subject: `sim_article:${article_id}`,
      after: { title: article.title, seen, ...(isReasoned && { reason }) },
    })
    return { state: to }
  })
}

/**
 * A note, checked against the rules if it is to be published. Before the transaction, as the check uses connections of
 * its own.
 */
async function judged(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { article_id, seen, to }: Pick<Decision, 'article_id' | 'seen' | 'to'>,
) {
  const [article] = await ctx.db.orm.select().from(simArticle).where(eq(simArticle.article_id, article_id))
  if (!article) throw new AppError(studioErrors.notFound)
  if (to !== 'approved') return article
  refuseUnseen(article, seen)
  // A note that was reviewed must not be sanitised any further.
  if ((await cleanArticle(ctx, article)) !== article.body) throw new AppError(UNSAFE)
  return article
}
