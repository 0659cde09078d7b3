import { errors } from '@yingzao/contract/server'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { competition, simPlayer } from '../contest-tables'
import { dayInWords, refusedAs } from './words'

const columns = {
  player_id: simPlayer.player_id,
  disqualified_at: simPlayer.disqualified_at,
  competition_id: competition.competition_id,
  start_day: competition.start_day,
  end_day: competition.end_day,
  is_open: competition.is_open,
  closed_at: competition.closed_at,
  commission_rate: competition.commission_rate,
  commission_min: competition.commission_min,
  most_percent: competition.most_percent,
}

/** Somebody in a contest, with its terms. */
export interface Player {
  player_id: number
  disqualified_at: Date | null
  competition_id: string
  start_day: string
  end_day: string
  is_open: boolean
  closed_at: Date | null
  /** Millionths. */
  commission_rate: number
  /** Fen. */
  commission_min: number
  /** How much of a player's assets may be in one share, in per cent. */
  most_percent: number
}

/**
 * A visitor's player in a contest, by default in the one that runs on a day, otherwise in the newest they are in.
 * Throws `notEligible` if they have not signed up.
 */
export async function findPlayer(
  db: Orm | Transaction,
  { uid, competition_id, day }: { uid: number; competition_id: string | undefined; day: string },
): Promise<Player> {
  const runs = sql`${day}::date BETWEEN ${competition.start_day} AND ${competition.end_day}`
  const isMeant =
    competition_id === undefined
      ? and(eq(competition.is_open, true), isNull(competition.closed_at))
      : eq(competition.competition_id, competition_id)
  const [player] = await db
    .select(columns)
    .from(simPlayer)
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(and(eq(simPlayer.uid, uid), isMeant))
    .orderBy(desc(runs), desc(competition.start_day), desc(competition.competition_id))
    .limit(1)
  if (!player) throw refusedAs(errors.notEligible, '您还没有报名这项模拟炒股大赛，报名后才能委托')
  return player
}

/**
 * The same player, locked so that their next order waits until this transaction ends. Throws `notEligible` where there
 * is none.
 */
export async function lockPlayer(tx: Transaction, player_id: number): Promise<Player> {
  const [player] = await tx
    .select(columns)
    .from(simPlayer)
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(eq(simPlayer.player_id, player_id))
    .for('no key update', { of: simPlayer })
  if (!player) throw refusedAs(errors.notEligible, '您还没有报名这项模拟炒股大赛，报名后才能委托')
  return player
}

/** Throws where a player may not trade on a day: the contest has not begun or is over, or they are disqualified. */
export function refuseOutside(player: Player, day: string): void {
  if (player.disqualified_at !== null)
    throw refusedAs(errors.notEligible, '您已因违规被取消参赛资格，不能再委托')
  if (!player.is_open) throw refusedAs(errors.activityEnded, '比赛已下线，不能再委托')
  if (day < player.start_day)
    throw refusedAs(errors.activityNotStarted, `比赛 ${dayInWords(player.start_day)}开始，开始后可以委托`)
  if (day > player.end_day || player.closed_at !== null)
    throw refusedAs(errors.activityEnded, '比赛已经结束，不能再委托')
}
