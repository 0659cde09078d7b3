import { and, eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { competition, simPlayer } from '../contest-tables'
import { type Contest, findContest } from './contest-store'

type Reader = Orm | Transaction

/** A visitor's player in a contest. */
export async function findEnrolled(
  db: Reader,
  { competition_id, uid }: { competition_id: string; uid: number },
) {
  const [row] = await db
    .select({ player_id: simPlayer.player_id, nick_name: simPlayer.nick_name })
    .from(simPlayer)
    .where(and(eq(simPlayer.competition_id, competition_id), eq(simPlayer.uid, uid)))
  return row
}

/**
 * Locks a contest against other sign-ups until the transaction ends, so that the count of places taken stays true until
 * this one is stored.
 */
export async function lockContest(tx: Transaction, competition_id: string): Promise<Contest | undefined> {
  await tx
    .select({ competition_id: competition.competition_id })
    .from(competition)
    .where(eq(competition.competition_id, competition_id))
    // Others may still refer to it.
    .for('no key update')
  return findContest(tx, competition_id)
}

/** Adds a player. Violates `sim_player_nick` where somebody has the name. */
export async function insertPlayer(
  tx: Transaction,
  player: { competition_id: string; uid: number; nick_name: string; nick_key: string },
): Promise<number> {
  const [row] = await tx.insert(simPlayer).values(player).returning({ player_id: simPlayer.player_id })
  if (!row) throw new Error('The insert of a player has given no row back.')
  return row.player_id
}
