import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simAccount, simCashLedger } from '../account-tables'
import { simPlayer } from '../contest-tables'
import { simTrade } from '../order-tables'
import { simAsset, simPrice } from '../rank-tables'
import type { SettledContest } from './contest-days'
import { isWithin, type PlayerRange, sharesHeld } from './shares-held'

/**
 * How many players one statement handles, which then takes a second or two, as no connection may be silent for long.
 */
const AT_ONCE = 20_000

/**
 * Stores what every player of a contest had at the end of a day: money, dividends that are due, and shares at the
 * prices that are stored for it, each holding to the fen, halves up. Whoever signed up after it is left out; who is
 * disqualified is not. The deepest fall is in millionths of the height that it fell from, rounded down. Answers how
 * many players there are.
 *
 * A share without a price makes a sum that is null, which the table refuses, rather than one that is too small.
 */
export async function valuePlayers(
  tx: Transaction,
  contest: SettledContest,
  days: { day: string; before: string | undefined },
  atOnce: number = AT_ONCE,
): Promise<number> {
  let players = 0
  for (const range of await findRanges(tx, contest, atOnce))
    players += await valueRange(tx, contest, days, range)
  return players
}

async function findRanges(
  tx: Transaction,
  { competition_id }: Pick<SettledContest, 'competition_id'>,
  atOnce: number,
): Promise<PlayerRange[]> {
  const { rows } = await tx.execute<{ player_id: string }>(sql`
    SELECT player_id FROM (SELECT player_id, row_number() OVER (ORDER BY player_id) AS place FROM ${simPlayer}
      WHERE competition_id = ${competition_id}) AS player
    WHERE (place - 1) % ${atOnce} = 0 ORDER BY player_id`)
  const bounds = rows.slice(1).map(({ player_id }) => Number(player_id))
  return [null, ...bounds].map((from, index) => ({ from, until: bounds[index] ?? null }))
}

async function valueRange(
  tx: Transaction,
  { competition_id, initial_fund }: SettledContest,
  { day, before }: { day: string; before: string | undefined },
  players: PlayerRange,
): Promise<number> {
  const result = await tx.execute(sql`
    INSERT INTO ${simAsset} (player_id, day, cash, receivable, holdings, asset, peak, max_drawdown, closed_trades,
      won_trades, frozen_codes)
    WITH later AS (
      SELECT player_id, sum(cash + held) AS cash, sum(receivable) AS receivable
      FROM ${simCashLedger} WHERE day > ${day}::date AND ${isWithin(players)} GROUP BY player_id),
    worth AS (
      SELECT held.player_id,
        CASE WHEN count(price.price) = count(*) THEN sum((held.qty * price.price + 50) / 100) END AS holdings,
        array_agg(held.code ORDER BY held.code) FILTER (WHERE price.basis = 'kept') AS frozen
      FROM ${sharesHeld(competition_id, day, { players })} AS held
      LEFT JOIN ${simPrice} AS price
        ON price.competition_id = ${competition_id} AND price.day = ${day}::date AND price.code = held.code
      GROUP BY held.player_id),
    sold AS (
      SELECT player_id, count(*) AS closed, count(*) FILTER (WHERE profit > 0) AS won
      FROM ${simTrade} WHERE profit IS NOT NULL AND day <= ${day}::date AND ${isWithin(players)} GROUP BY player_id),
    had AS (
      SELECT p.player_id, a.cash + a.held - coalesce(later.cash, 0) AS cash,
        a.receivable - coalesce(later.receivable, 0) AS receivable,
        CASE WHEN worth.player_id IS NULL THEN 0 ELSE worth.holdings END AS holdings,
        coalesce(worth.frozen, '{}') AS frozen, coalesce(sold.closed, 0) AS closed, coalesce(sold.won, 0) AS won
      FROM ${simPlayer} AS p
      JOIN ${simCashLedger} AS fund
        ON fund.player_id = p.player_id AND fund.move = 'fund' AND fund.ref = 'fund' AND fund.day <= ${day}::date
      JOIN ${simAccount} AS a ON a.player_id = p.player_id
      LEFT JOIN later ON later.player_id = p.player_id
      LEFT JOIN worth ON worth.player_id = p.player_id
      LEFT JOIN sold ON sold.player_id = p.player_id
      WHERE p.competition_id = ${competition_id} AND ${isWithin(players, sql`p.player_id`)}),
    high AS (
      SELECT had.*, sum.asset, before.max_drawdown AS fall,
        greatest(coalesce(before.peak, ${initial_fund}::bigint), sum.asset) AS peak
      FROM had
      CROSS JOIN LATERAL (SELECT had.cash + had.receivable + had.holdings AS asset) AS sum
      LEFT JOIN ${simAsset} AS before ON before.player_id = had.player_id AND before.day = ${before ?? null}::date)
    SELECT player_id, ${day}::date, cash, receivable, holdings, asset, high.peak,
      greatest(coalesce(fall, 0), div((high.peak - asset) * 1000000, high.peak)), closed, won, frozen
    FROM high`)
  return result.rowCount ?? 0
}
