import { errors } from '@yingzao/contract/server'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type Contest, findContest } from '../contests/contest-store'
import { findOwnPlayer, findPlayer, isHidden, type Player } from './player-store'

const NO_ACCOUNT = { ...errors.contentNotFound, msg: '您还没有报名' }

/** A player, their contest, and whether they are the visitor asking. */
export interface Met {
  player: Player
  contest: Contest
  isOwn: boolean
}

/**
 * The player that a call is about; `me` is the visitor’s own. Throws `loginExpired` for `me` without a login,
 * `contentNotFound` for a player who does not exist or is private.
 */
export async function metPlayer(
  db: Orm,
  { player_id, competition_id }: { player_id: string; competition_id?: string | undefined },
  uid: number | null,
): Promise<Met> {
  const player =
    player_id === 'me' ? await own(db, uid, competition_id) : await findPlayer(db, Number(player_id))
  const isOwn = player !== undefined && uid !== null && player.uid === uid
  if (!player || (isHidden(player) && !isOwn)) throw new AppError(errors.contentNotFound)
  const contest = await findContest(db, player.competition_id)
  if (!contest) throw new AppError(errors.contentNotFound)
  return { player, contest, isOwn }
}

async function own(db: Orm, uid: number | null, competition_id: string | undefined): Promise<Player> {
  if (uid === null) throw new AppError(errors.loginExpired)
  const player = await findOwnPlayer(db, uid, competition_id)
  if (!player) throw new AppError(NO_ACCOUNT)
  return player
}
