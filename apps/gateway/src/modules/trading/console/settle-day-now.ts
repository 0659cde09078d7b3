import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { chinaDay } from '../../../time/china-time'
import { type Actor, appendAudit } from '../../audit'
import { competition } from '../contest-tables'
import { findUnsettled, isOver, metSettledContest, refuseOutOfTurn } from '../settlement/contest-days'
import { type FrozenContest, freezeContest } from '../settlement/freeze-contest'
import { doActions, settleOverDay } from '../settlement/settle-due'
import { SettlementRefusal } from '../settlement/settlement-refusal'

type Call = StudioOperations['simDaySettle']
type Tools = Pick<Context, 'config' | 'db' | 'log'>

const NOT_OPEN = { ...studioErrors.conflict, msg: '比赛没有上架，不结算' }
const CLOSED = { ...studioErrors.conflict, msg: '比赛的最终排名已经公布，不再结算' }

/**
 * Settles a day of a contest without waiting for the job, in the same way as the job. After the last day the ranking is
 * frozen. Several at once, the job among them, lead to one settlement and one log entry. Throws `notFound` for an
 * unknown contest, and `conflict` with what is missing.
 */
export async function settleDayNow(
  tools: Tools,
  actor: Actor,
  input: StudioInput<Call>,
  now: Date = new Date(),
): Promise<StudioResponse<Call>> {
  try {
    return await settle(tools, actor, input, now)
  } catch (error) {
    if (!(error instanceof SettlementRefusal)) throw error
    throw new AppError({ ...studioErrors.conflict, msg: error.message })
  }
}

async function settle(
  { config, db, log }: Tools,
  actor: Actor,
  { competition_id, day }: StudioInput<Call>,
  now: Date,
): Promise<StudioResponse<Call>> {
  await refuseClosed({ db }, competition_id)
  const contest = await metSettledContest(db.orm, competition_id)
  // Must come first: orders of a day that is not over must not end.
  await refuseOutOfTurn(db.orm, contest, { day, now })
  await doActions({ db }, chinaDay(now))
  const { outcome, players, hash, suspended, kept } = await settleOverDay({ db }, competition_id, day, {
    now,
    also: (tx, settled) =>
      appendAudit({ config }, tx, actor, {
        action: 'settlement.settle',
        subject: `competition:${competition_id}`,
        after: { day, players: settled.players, hash: settled.hash, kept: settled.kept },
      }),
  })
  if (outcome === 'settled')
    log.info({ competition_id, day, players, hash }, 'A member has settled a day of a contest')
  const isLast = isOver(contest.end_day, now) && (await findUnsettled(db.orm, contest)).length === 0
  return {
    outcome,
    players,
    hash,
    suspended: [...suspended],
    kept: [...kept],
    final: isLast ? await freeze({ config, db }, actor, competition_id) : null,
  }
}

/** A contest that the job skips is refused here too; one whose ranking exists is returned as it is. */
async function refuseClosed({ db }: Pick<Tools, 'db'>, competition_id: string): Promise<void> {
  const [contest] = await db.orm
    .select({ is_open: competition.is_open, closed_at: competition.closed_at })
    .from(competition)
    .where(eq(competition.competition_id, competition_id))
  if (!contest) throw new AppError(studioErrors.notFound)
  if (!contest.is_open) throw new AppError(NOT_OPEN)
  if (contest.closed_at && (await isLeft({ db }, competition_id))) throw new AppError(CLOSED)
}

async function isLeft({ db }: Pick<Tools, 'db'>, competition_id: string): Promise<boolean> {
  return (await findUnsettled(db.orm, await metSettledContest(db.orm, competition_id))).length > 0
}

function freeze(
  { config, db }: Pick<Tools, 'config' | 'db'>,
  actor: Actor,
  competition_id: string,
): Promise<FrozenContest> {
  return freezeContest({ db }, competition_id, (tx, { version, hash }) =>
    appendAudit({ config }, tx, actor, {
      action: 'settlement.freeze',
      subject: `competition:${competition_id}`,
      after: { version, hash },
    }),
  )
}
