import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { lockPerson } from '../../passport'
import { simFollow } from '../contest-tables'
import { metPlayer } from './met-player'

type Follow = Operations['simulateFollow']

const OWN = { ...errors.notEligible, msg: '不能关注自己' }

/**
 * Follows a portfolio, or unfollows it; a repeat changes nothing. Throws `contentNotFound` for a player who does not
 * exist or is private, `notEligible` for oneself.
 */
export async function follow(
  { db: { orm } }: Pick<Context, 'db'>,
  { player_id, follow: wanted }: OperationInput<Follow>,
  uid: number,
): Promise<OperationResponse<Follow>> {
  const { player, isOwn } = await metPlayer(orm, { player_id }, uid)
  if (isOwn) throw new AppError(OWN)
  const row = { uid, player_id: player.player_id }
  await orm.transaction(async (tx) => {
    if (!(await lockPerson(tx, uid))) throw new AppError(errors.loginExpired)
    if (wanted === 1) await tx.insert(simFollow).values(row).onConflictDoNothing()
    else await tx.delete(simFollow).where(and(eq(simFollow.uid, uid), eq(simFollow.player_id, row.player_id)))
  })
  const followers = await findFollowers(orm, [row.player_id], uid)
  return followers(row.player_id)
}

/** How many follow some players, and whether a visitor does. */
export async function findFollowers(
  db: Orm | Transaction,
  playerIds: readonly number[],
  uid: number | null,
): Promise<(player_id: number) => { followers: number; is_followed: boolean }> {
  const isMeant = inArray(simFollow.player_id, [...playerIds])
  const [counts, own] =
    playerIds.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select({ player_id: simFollow.player_id, followers: count() })
            .from(simFollow)
            .where(isMeant)
            .groupBy(simFollow.player_id),
          uid === null
            ? []
            : db
                .select({ player_id: simFollow.player_id })
                .from(simFollow)
                .where(and(isMeant, eq(simFollow.uid, uid))),
        ])
  const byPlayer = new Map(counts.map(({ player_id, followers }) => [player_id, followers]))
  const followed = new Set(own.map(({ player_id }) => player_id))
  return (player_id) => ({
    followers: byPlayer.get(player_id) ?? 0,
    is_followed: followed.has(player_id),
  })
}
