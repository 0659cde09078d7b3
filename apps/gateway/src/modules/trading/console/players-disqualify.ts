import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { competition, simPlayer } from '../contest-tables'
import { simDay } from '../rank-tables'
import { rankAgain } from '../settlement/freeze-contest'
import { isContest } from './contests-list'

/**
 * Disqualifies a player, or allows them back, and ranks the others again; a repeat changes nothing and is not logged.
 * Throws `notFound`.
 */
export async function disqualifyPlayer(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { player_id, disqualified, reason }: StudioInput<StudioOperations['simPlayerDisqualify']>,
): Promise<StudioResponse<StudioOperations['simPlayerDisqualify']>> {
  const competition_id = await contestOf(db.orm, player_id)
  return db.orm.transaction(async (tx) => {
    await holdDays(tx, competition_id)
    const [player] = await tx
      .select({ at: simPlayer.disqualified_at, why: simPlayer.disqualified_reason })
      .from(simPlayer)
      .where(eq(simPlayer.player_id, player_id))
      .for('no key update')
    const isOut = player?.at !== null
    if (isOut === (disqualified === 1)) return {}
    const out = { disqualified_at: sql`now()`, disqualified_by: member_id, disqualified_reason: reason }
    const back = { disqualified_at: null, disqualified_by: null, disqualified_reason: null }
    await tx
      .update(simPlayer)
      .set(disqualified === 1 ? out : back)
      .where(eq(simPlayer.player_id, player_id))
    await rankAgain(tx, competition_id)
    await appendAudit({ config }, tx, actor, {
      action: disqualified === 1 ? 'sim_player.disqualify' : 'sim_player.allow',
      subject: `sim_player:${player_id}`,
      ...(isOut && { before: { reason: player?.why ?? '' } }),
      after: { competition_id, reason },
    })
    return {}
  })
}

async function contestOf(db: Context['db']['orm'], player_id: number): Promise<string> {
  const [player] = await db
    .select({ competition_id: simPlayer.competition_id })
    .from(simPlayer)
    .where(eq(simPlayer.player_id, player_id))
  if (!player) throw new AppError(studioErrors.notFound)
  return player.competition_id
}

/**
 * Waits for the day that is being settled, and lets no other begin: settling one references the contest first.
 * Otherwise a day could be ranked without seeing who is disqualified, after this has ranked the day before.
 */
async function holdDays(tx: Transaction, competition_id: string): Promise<void> {
  await tx
    .select({ day: simDay.day })
    .from(simDay)
    .where(eq(simDay.competition_id, competition_id))
    .orderBy(desc(simDay.day))
    .limit(1)
    .for('update')
  await tx
    .select({ competition_id: competition.competition_id })
    .from(competition)
    .where(isContest(competition_id))
    .for('update')
}
