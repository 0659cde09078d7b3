import { type StudioOperations, type StudioResponse, simArticleLimits } from '@yingzao/contract/studio'
import { and, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { competition, simPlayer } from '../contest-tables'

/** Players of open contests by a part of their name or by their number, those of the newest contest first. */
export async function findArticlePlayers(
  { db }: Pick<Context, 'db'>,
  q: string,
): Promise<StudioResponse<StudioOperations['simArticlePlayers']>> {
  const list = await db.orm
    .select({
      player_id: simPlayer.player_id,
      nick_name: simPlayer.nick_name,
      competition_id: simPlayer.competition_id,
      competition: competition.title,
    })
    .from(simPlayer)
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(
      and(
        competition.is_open,
        // Nothing more is published for somebody who was erased.
        isNotNull(simPlayer.uid),
        or(ilike(simPlayer.nick_name, `%${likeText(q)}%`), sql`${simPlayer.player_id}::text = ${q}`),
      ),
    )
    .orderBy(desc(competition.start_day), desc(competition.competition_id), simPlayer.player_id)
    .limit(simArticleLimits.players)
  return { list }
}
