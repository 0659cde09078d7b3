import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { findTradeDays } from '../../market'
import { simPlayer } from '../contest-tables'
import { simAsset, simPeriods, simRank } from '../rank-tables'
import type { SettledContest } from './contest-days'

type Period = (typeof simPeriods)[number]

/**
 * Ranks every player of a contest by what is stored for a day, for the day itself, its week from Monday on, its month,
 * and the whole contest, in place of what was stored before.
 *
 * The return of a period is what somebody had at the end of the day, by what they had at the end of the last day of
 * trading before the period, or by what they began with where they had not signed up by then or the contest had not
 * begun: `asset × 1,000,000 ÷ base`, rounded down, less 1,000,000. The higher return stands first; then the higher win
 * rate, which is that of all sales until then, `won × 1,000,000 ÷ closed`, rounded down, and whoever has sold nothing
 * comes last; then who signed up earlier; then the lower number. Who is disqualified has no rank, and the others move
 * up.
 */
export async function rankDay(tx: Transaction, contest: SettledContest, day: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${simRank} WHERE competition_id = ${contest.competition_id} AND day = ${day}::date`)
  for (const period of simPeriods)
    await tx.execute(rankingOf(contest, { period, day, base: await baseDay(tx, contest, { period, day }) }))
}

function rankingOf(
  { competition_id, initial_fund }: SettledContest,
  { period, day, base }: { period: Period; day: string; base: string | null },
): SQL {
  return sql`
    INSERT INTO ${simRank} (competition_id, period, day, rank, player_id, return_rate, win_rate, closed_trades)
    SELECT ${competition_id}, ${period}, ${day}::date,
      row_number() OVER (ORDER BY return_rate DESC, win_rate DESC NULLS LAST, enrolled_at, player_id),
      player_id, return_rate, coalesce(win_rate, 0), closed_trades
    FROM (
      SELECT p.player_id, p.enrolled_at, a.closed_trades,
        coalesce(div(a.asset::numeric * 1000000, nullif(coalesce(b.asset, ${initial_fund}::bigint), 0)) - 1000000, 0)
          AS return_rate,
        a.won_trades::bigint * 1000000 / nullif(a.closed_trades, 0) AS win_rate
      FROM ${simPlayer} AS p
      JOIN ${simAsset} AS a ON a.player_id = p.player_id AND a.day = ${day}::date
      LEFT JOIN ${simAsset} AS b ON b.player_id = p.player_id AND b.day = ${base}::date
      WHERE p.competition_id = ${competition_id} AND p.disqualified_at IS NULL) AS place`
}

/** A contest's last trading day before the period that contains a day. Null: the period begins with the contest. */
async function baseDay(
  tx: Transaction,
  { start_day }: SettledContest,
  { period, day }: { period: Period; day: string },
): Promise<string | null> {
  const first = firstDayOf(period, day)
  if (first <= start_day) return null
  const days = await findTradeDays(tx, start_day, day)
  return days.findLast((one) => one < first) ?? null
}

/** The first day of the period that contains a day. */
export function firstDayOf(period: Period, day: string): string {
  if (period === 'day') return day
  if (period === 'month') return `${day.slice(0, 7)}-01`
  if (period === 'all') return '0001-01-01'
  const date = new Date(`${day}T00:00:00Z`)
  // Weeks begin on Monday.
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
