import {
  type SimPlayerSort,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { microsOf, momentOf } from '../../../db/micros'
import { AppError } from '../../../http/app-error'
import { maskedPhone, visitorPhones } from '../../passport'
import { competition, simPlayer } from '../contest-tables'
import { simTrade } from '../order-tables'
import { percentOfMillionths } from '../players/percent'
import { simRank } from '../rank-tables'
import { findSettledDay } from '../settlement/contest-days'
import { isContest } from './contests-list'

type Reads = Pick<Context, 'config' | 'db'>
type Answer = StudioResponse<StudioOperations['simPlayerList']>
type Asked = StudioInput<StudioOperations['simPlayerList']>

/** After everybody who has a rank. */
const NO_RANK = 2 ** 31 - 1

const rankOrLast = sql<number>`coalesce(${simRank.rank}, ${sql.raw(String(NO_RANK))})`

const trades = sql<number>`(SELECT count(*)::int FROM ${simTrade} AS t
  WHERE t.player_id = ${simPlayer}.player_id)`

/** The next players of a contest, by rank or latest sign-up first, phone numbers masked. Throws `notFound`. */
export async function listPlayers(
  { config, db }: Reads,
  { competition_id, sort = 'rank', after, limit, ...filter }: Asked,
): Promise<Answer> {
  if ((await db.orm.$count(competition, isContest(competition_id))) === 0)
    throw new AppError(studioErrors.notFound)
  const day = await findSettledDay(db.orm, competition_id)
  const rows = await playersWhere(
    db.orm,
    and(eq(simPlayer.competition_id, competition_id), matching(filter), isAfter(sort, after)),
    day,
  )
    .orderBy(...ORDER[sort])
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => listedPlayer(config, row)),
    next: rows.length > limit && last ? nextOf(sort, last) : null,
  }
}

export type PlayerRow = Awaited<ReturnType<typeof playersWhere>>[number]

/** Players with their phones, sealed, and their rank in the whole contest as of a day. */
export function playersWhere(db: Orm, where: SQL | undefined, day: string | undefined) {
  const phone = visitorPhones('phone')
  return db
    .select({
      player: simPlayer,
      handset_enc: phone.handset_enc,
      handset_hash: phone.handset_hash,
      rank: simRank.rank,
      return_rate: simRank.return_rate,
      trades,
      micros: microsOf(simPlayer.enrolled_at),
    })
    .from(simPlayer)
    .leftJoin(phone, eq(phone.uid, simPlayer.uid))
    .leftJoin(
      simRank,
      and(
        eq(simRank.player_id, simPlayer.player_id),
        eq(simRank.period, 'all'),
        eq(simRank.day, sql`${day ?? null}::date`),
      ),
    )
    .where(where)
}

/** A player as a list shows them. */
export function listedPlayer(keys: Context['config'], row: PlayerRow): Answer['list'][number] {
  const { player, rank, return_rate } = row
  return {
    player_id: player.player_id,
    nick_name: player.nick_name,
    handset: maskedPhone(keys, row),
    enrolled_at: player.enrolled_at.toISOString(),
    rank,
    return_rate: return_rate === null ? null : percentOfMillionths(return_rate),
    trades: row.trades,
    is_private: player.is_private,
    disqualified_at: player.disqualified_at?.toISOString() ?? null,
  }
}

function matching({ q, state, uid }: Pick<Asked, 'q' | 'state' | 'uid'>): SQL | undefined {
  return and(
    q ? isCalled(q.trim()) : undefined,
    state === 'disqualified' ? isNotNull(simPlayer.disqualified_at) : undefined,
    uid === undefined ? undefined : eq(simPlayer.uid, uid),
  )
}

/** A part of a nickname, or a whole number. */
function isCalled(q: string): SQL | undefined {
  const named = ilike(simPlayer.nick_name, `%${likeText(q)}%`)
  return /^[1-9]\d{0,14}$/.test(q) ? or(named, eq(simPlayer.player_id, Number(q))) : named
}

const ORDER: Readonly<Record<SimPlayerSort, readonly SQL[]>> = {
  rank: [asc(rankOrLast), asc(simPlayer.player_id)],
  signup: [desc(simPlayer.enrolled_at), desc(simPlayer.player_id)],
}

const nextOf = (sort: SimPlayerSort, { rank, micros, player }: PlayerRow) =>
  `${sort === 'rank' ? (rank ?? NO_RANK) : micros}.${player.player_id}`

/** After the player that `next` named; anything else begins at the start. */
function isAfter(sort: SimPlayerSort, text: string | undefined): SQL | undefined {
  const [, place, player_id] = /^(-?\d{1,17})\.(\d{1,15})$/.exec(text ?? '') ?? []
  if (place === undefined) return undefined
  if (sort === 'rank')
    return sql`(${rankOrLast}, ${simPlayer.player_id}) > (${place}::bigint, ${player_id}::bigint)`
  return sql`(${simPlayer.enrolled_at}, ${simPlayer.player_id})
    < (${momentOf(place)}, ${player_id}::bigint)`
}
