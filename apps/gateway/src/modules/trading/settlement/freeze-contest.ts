import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { competition } from '../contest-tables'
import { type Award, simAsset, simDay, simFinal, simRank } from '../rank-tables'
import { awardPrizes } from './award-prizes'
import { findSettledDay, findUnsettled, metSettledContest } from './contest-days'
import { finalText, hashOfText } from './final-text'
import { rankDay } from './rank-day'
import { SettlementRefusal } from './settlement-refusal'

/** The current final ranking. */
export interface FrozenContest {
  /** Grows by one whenever somebody is disqualified after it was frozen. */
  version: number
  hash: string
}

/**
 * Freezes the ranking of a contest whose days are all settled, once: a repeat changes nothing and returns the same.
 * `also` runs in the same transaction. Throws a SettlementRefusal while the contest is not over.
 */
export async function freezeContest(
  { db }: Pick<Context, 'db'>,
  competition_id: string,
  also?: (tx: Transaction, frozen: FrozenContest) => Promise<void>,
): Promise<FrozenContest> {
  await metSettledContest(db.orm, competition_id)
  return db.orm.transaction(async (tx) => {
    const { closed_at, ...contest } = await lockContest(tx, competition_id)
    const frozen = closed_at && (await findNewest(tx, competition_id))
    if (frozen) return frozen
    const [left] = await findUnsettled(tx, contest)
    const day = await findSettledDay(tx, competition_id)
    if (left !== undefined || day === undefined)
      throw new SettlementRefusal(
        'earlier',
        `比赛 ${competition_id} 的交易日还没有全部结算（${left ?? '没有任何交易日'}），结算完最后一个交易日后才能公布最终排名。`,
      )
    const made = await freeze(tx, competition_id)
    await also?.(tx, made)
    return made
  })
}

/**
 * Ranks the newest day of a contest again, in the transaction in which somebody was disqualified or allowed back: the
 * others move. A final ranking gets another version, with a hash of its own that covers the previous one.
 */
export async function rankAgain(tx: Transaction, competition_id: string): Promise<void> {
  // A day that is being settled may not have seen who was disqualified.
  await tx
    .select({ day: simDay.day })
    .from(simDay)
    .where(eq(simDay.competition_id, competition_id))
    .orderBy(desc(simDay.day))
    .limit(1)
    .for('update')
  const contest = await lockContest(tx, competition_id)
  const day = await findSettledDay(tx, competition_id)
  if (day === undefined) return
  await rankDay(tx, contest, day)
  if (contest.closed_at) await freeze(tx, competition_id)
}

/** Who the prizes of a contest go to, by its newest final ranking. Empty: it has none as yet, or there are no prizes. */
export async function prizesOf(db: Orm | Transaction, competition_id: string): Promise<readonly Award[]> {
  const [row] = await db
    .select({ prizes: simFinal.prizes })
    .from(simFinal)
    .where(eq(simFinal.competition_id, competition_id))
    .orderBy(desc(simFinal.version))
    .limit(1)
  return row?.prizes ?? []
}

/** Others may still refer to it. */
async function lockContest(tx: Transaction, competition_id: string) {
  const { start_day, end_day, initial_fund, prizes, closed_at } = competition
  const [contest] = await tx
    .select({
      competition_id: competition.competition_id,
      start_day,
      end_day,
      initial_fund,
      prizes,
      closed_at,
    })
    .from(competition)
    .where(eq(competition.competition_id, competition_id))
    .for('no key update')
  if (!contest) throw new Error(`The contest ${competition_id} is gone while it is being settled.`)
  return contest
}

async function findNewest(tx: Transaction, competition_id: string): Promise<FrozenContest | undefined> {
  const [row] = await tx
    .select({ version: simFinal.version, hash: simFinal.hash })
    .from(simFinal)
    .where(eq(simFinal.competition_id, competition_id))
    .orderBy(desc(simFinal.version))
    .limit(1)
  return row
}

/**
 * Adds a version of the final ranking, from the newest settled day, and records it in the contest. `at`: when, if not
 * now.
 */
export async function freeze(
  tx: Transaction,
  competition_id: string,
  at: Date = new Date(),
): Promise<FrozenContest> {
  const { initial_fund, prizes } = await lockContest(tx, competition_id)
  const day = (await findSettledDay(tx, competition_id)) ?? ''
  const last = await findNewest(tx, competition_id)
  const version = (last?.version ?? 0) + 1
  const places = await findFinalPlaces(tx, competition_id, day)
  const awards = awardPrizes(prizes, places)
  const text = finalText({
    competition_id,
    version,
    day,
    initial_fund,
    replaces: last?.hash ?? '',
    places,
    awards,
  })
  const hash = hashOfText(text)
  await tx.insert(simFinal).values({ competition_id, version, text, hash, prizes: awards, frozen_at: at })
  await tx
    .update(competition)
    .set({ final_hash: hash, closed_at: sql`coalesce(${competition.closed_at}, ${at.toISOString()})` })
    .where(eq(competition.competition_id, competition_id))
  return { version, hash }
}

function findFinalPlaces(tx: Transaction, competition_id: string, day: string) {
  return tx
    .select({
      rank: simRank.rank,
      player_id: simRank.player_id,
      return_rate: simRank.return_rate,
      asset: simAsset.asset,
      closed_trades: simAsset.closed_trades,
      won_trades: simAsset.won_trades,
    })
    .from(simRank)
    .innerJoin(simAsset, and(eq(simAsset.player_id, simRank.player_id), eq(simAsset.day, simRank.day)))
    .where(and(eq(simRank.competition_id, competition_id), eq(simRank.period, 'all'), eq(simRank.day, day)))
    .orderBy(asc(simRank.rank))
}
