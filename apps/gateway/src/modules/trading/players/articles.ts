import { plainText } from '@yingzao/checks'
import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
  simulateLimits,
} from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Contest } from '../contests/contest-store'
import { findContest } from '../contests/contest-store'
import { metContest } from '../contests/met-contest'
import { type Article, countArticles, findArticle, findArticles } from './article-store'
import { facesOf } from './face-of'
import { findFollowers } from './follow'
import { percentOf } from './percent'
import { findNewestAsset, findPlayer, isHidden } from './player-store'
import { type SightTools, seesAtOnce } from './sight'
import { standingOf } from './standing'

type List = Operations['simulateArticleList']
type Detail = Operations['simulateArticleDetail']

const SUMMARY = 60

/** The approved notes of a contest or of one player. Throws `activityNotFound`. */
export async function listArticles(
  tools: SightTools,
  { competition_id, player_id, page }: OperationInput<List>,
  uid: number | null,
): Promise<OperationResponse<List>> {
  const db = tools.db.orm
  // A player's notes belong to the contest that they are in, whichever is being traded now.
  const player = player_id === undefined ? undefined : await findPlayer(db, Number(player_id))
  const contest = await metContest(db, competition_id ?? player?.competition_id)
  const asked = {
    competition_id: contest.competition_id,
    player_id: player_id === undefined ? undefined : Number(player_id),
  }
  const found = await findArticles(db, asked, page)
  const faces = await facesOf(db, found, uid)
  const opens = found.some(({ is_member_only }) => is_member_only) && (await seesAtOnce(tools, contest, uid))
  return {
    list: found.map((article) => shown(article, faces, isLocked(article, { opens, uid }))),
    total: await countArticles(db, asked),
    page,
    page_size: simulateLimits.perPage,
  }
}

/** A note for reading; a locked one has no body. Throws `contentNotFound` if it was not approved, or was removed. */
export async function readArticle(
  tools: SightTools,
  { article_id }: OperationInput<Detail>,
  uid: number | null,
): Promise<OperationResponse<Detail>> {
  const db = tools.db.orm
  const article = await findArticle(db, Number(article_id))
  const contest = article && (await findContest(db, article.competition_id))
  if (!article || !contest) throw new AppError(errors.contentNotFound)
  const opens = article.is_member_only && (await seesAtOnce(tools, contest, uid))
  const is_locked = isLocked(article, { opens, uid })
  const faces = await facesOf(db, [article], uid)
  return {
    ...shown(article, faces, is_locked),
    // It was sanitised when it was stored.
    body: is_locked ? '' : article.body,
    lock: lockOf(is_locked, uid),
    competition_id: contest.competition_id,
    group_id: contest.group_id,
    writer: isHidden(article) ? null : await writerOf(tools, { article, contest, uid }),
  }
}

function isLocked(
  { is_member_only, uid: writer }: Article,
  { opens, uid }: { opens: boolean; uid: number | null },
): boolean {
  const isOwn = uid !== null && writer === uid
  return is_member_only && !opens && !isOwn
}

function lockOf(is_locked: boolean, uid: number | null): '' | 'login' | 'join' {
  if (!is_locked) return ''
  return uid === null ? 'login' : 'join'
}

function shown(article: Article, faces: Awaited<ReturnType<typeof facesOf>>, is_locked: boolean) {
  const { article_id, title, beginning, is_member_only, decided_at, created_at } = article
  return {
    article_id: String(article_id),
    title,
    summary: is_locked ? '' : summaryOf(beginning),
    player: faces.get(article.player_id) ?? { player_id: '', nick: '', avatar: '' },
    published_at: (decided_at ?? created_at).getTime(),
    is_member_only,
    is_locked,
  }
}

/** The beginning of a text. A tag cut off at its end is removed too. */
function summaryOf(beginning: string): string {
  const text = plainText(beginning.replace(/<[^>]*$/, '')).replace(/\s+/gu, ' ')
  const signs = [...text]
  return signs.length > SUMMARY ? `${signs.slice(0, SUMMARY).join('')}…` : text
}

async function writerOf(
  { db: { orm } }: Pick<Context, 'db'>,
  { article, contest, uid }: { article: Article; contest: Contest; uid: number | null },
) {
  const newest = await findNewestAsset(orm, article.player_id)
  const asset = newest?.asset ?? contest.initial_fund
  const followersOf = await findFollowers(orm, [article.player_id], uid)
  return {
    ...(await standingOf(orm, { player: article, contest, asset })),
    win_rate: percentOf(newest?.won_trades ?? 0, newest?.closed_trades ?? 0),
    ...followersOf(article.player_id),
  }
}
