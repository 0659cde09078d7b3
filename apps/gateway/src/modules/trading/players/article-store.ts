import { simulateLimits } from '@yingzao/contract/server'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { competition, simArticle, simPlayer } from '../contest-tables'

/** How much of a text, including its tags, a list needs to show its beginning. */
const BEGINNING = 600

const listed = {
  article_id: simArticle.article_id,
  player_id: simArticle.player_id,
  title: simArticle.title,
  beginning: sql<string>`left(${simArticle.body}, ${BEGINNING})`,
  is_member_only: simArticle.is_member_only,
  decided_at: simArticle.decided_at,
  created_at: simArticle.created_at,
  competition_id: simPlayer.competition_id,
  uid: simPlayer.uid,
  nick_name: simPlayer.nick_name,
  is_private: simPlayer.is_private,
}

export type Article = Awaited<ReturnType<typeof findArticles>>[number]

interface Asked {
  competition_id: string
  player_id: number | undefined
}

const isMeant = ({ competition_id, player_id }: Asked): SQL | undefined =>
  and(
    eq(simArticle.state, 'approved'),
    eq(simPlayer.competition_id, competition_id),
    player_id === undefined ? undefined : eq(simArticle.player_id, player_id),
  )

/** A page of the approved notes, newest first. */
export async function findArticles(db: Orm, asked: Asked, page: number) {
  return db
    .select(listed)
    .from(simArticle)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simArticle.player_id))
    .where(isMeant(asked))
    .orderBy(desc(simArticle.article_id))
    .limit(simulateLimits.perPage)
    .offset((page - 1) * simulateLimits.perPage)
}

export async function countArticles(db: Orm, asked: Asked): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(simArticle)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simArticle.player_id))
    .where(isMeant(asked))
  return row?.total ?? 0
}

/** An approved note, of an open contest, with its text. */
export async function findArticle(db: Orm, article_id: number) {
  const [row] = await db
    .select({ ...listed, body: simArticle.body })
    .from(simArticle)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simArticle.player_id))
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(and(eq(simArticle.article_id, article_id), eq(simArticle.state, 'approved'), competition.is_open))
  return row
}
