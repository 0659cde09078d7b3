import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { competition } from '../contest-tables'
import { countPlayers } from '../contests/contest-store'
import { isContest } from './contests-list'
import { lockUnchanged } from './contests-save'

const NEEDS_REASON = refusal('已有人报名，下架会影响他们。请填写下架原因，至少 4 个字')

/**
 * Makes a contest visible to visitors, or hides it again; a repeat changes nothing. Throws `conflict` where somebody
 * else has changed it since, and `invalidParameters` when one that somebody has signed up for is hidden without a
 * reason.
 */
export async function openContest(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { competition_id, base_revision, is_open, reason }: StudioInput<StudioOperations['competitionOpen']>,
): Promise<StudioResponse<StudioOperations['competitionOpen']>> {
  return db.orm.transaction(async (tx) => {
    const contest = await lockUnchanged(tx, competition_id, base_revision)
    if (contest.is_open === is_open) return { revision: base_revision }
    if (!is_open && reason.length < 4 && (await countPlayers(tx, competition_id)) > 0)
      throw new AppError(NEEDS_REASON)
    const revision = base_revision + 1
    await tx
      .update(competition)
      .set({ is_open, revision, updated_at: sql`now()` })
      .where(isContest(competition_id))
    await appendAudit({ config }, tx, actor, {
      action: is_open ? 'competition.open' : 'competition.close',
      subject: `competition:${competition_id}`,
      after: { is_open, ...(reason !== '' && { reason }) },
    })
    return { revision }
  })
}
