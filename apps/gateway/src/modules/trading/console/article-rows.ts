import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, desc, eq, gt, ilike, lt, or } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { memberNames } from '../../members'
import { competition, simArticle, simPlayer } from '../contest-tables'
import { seenOf } from './seen-article'

type Call = StudioOperations['simArticleList']

/** The next notes: waiting ones oldest first, all others newest first. */
export async function listSimArticles(
  { db }: Pick<Context, 'db'>,
  member_id: number,
  { state, competition_id, q, after, limit }: StudioInput<Call>,
): Promise<StudioResponse<Call>> {
  const [writer, decider] = [memberNames('writer'), memberNames('decider')]
  const isQueue = state === 'waiting'
  const part = q && `%${likeText(q)}%`
  const rows = await db.orm
    .select({
      article: simArticle,
      competition_id: simPlayer.competition_id,
      competition: competition.title,
      nick_name: simPlayer.nick_name,
      uid: simPlayer.uid,
      disqualified_at: simPlayer.disqualified_at,
      written_by: writer.name,
      decided_by: decider.name,
    })
    .from(simArticle)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simArticle.player_id))
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .leftJoin(writer, eq(writer.member_id, simArticle.written_by))
    .leftJoin(decider, eq(decider.member_id, simArticle.decided_by))
    .where(
      and(
        state && eq(simArticle.state, state),
        competition_id === undefined ? undefined : eq(simPlayer.competition_id, competition_id),
        part ? or(ilike(simArticle.title, part), ilike(simPlayer.nick_name, part)) : undefined,
        after === undefined ? undefined : (isQueue ? gt : lt)(simArticle.article_id, after),
      ),
    )
    .orderBy((isQueue ? asc : desc)(simArticle.article_id))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map(({ article, uid, disqualified_at, ...row }) => ({
    ...row,
    article_id: article.article_id,
    player_id: article.player_id,
    is_erased: uid === null,
    is_disqualified: disqualified_at !== null,
    title: article.title,
    body: article.body,
    is_member_only: article.is_member_only,
    state: article.state,
    seen: seenOf(article),
    is_own: article.written_by === member_id,
    created_at: article.created_at.toISOString(),
    updated_at: article.updated_at.toISOString(),
    decided_at: article.decided_at?.toISOString() ?? null,
    reason: article.reason,
  }))
  return {
    list,
    waiting: await db.orm.$count(simArticle, eq(simArticle.state, 'waiting')),
    next: rows.length > limit ? String(list.at(-1)?.article_id) : null,
  }
}
