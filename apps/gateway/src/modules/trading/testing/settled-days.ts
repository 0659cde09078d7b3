import { eq } from 'drizzle-orm'
import { signInMember } from '../../testing/sign-in-member'
import type { TestStore } from '../../testing/start-test-gateway'
import { simPlayer } from '../contest-tables'
import { rankAgain } from '../settlement/freeze-contest'
import { SHARE, units } from './trading-days'

type Store = Pick<TestStore, 'database'>

/** A bar that opened and closed at one price; in yuan. */
export async function addBar(
  { database }: Store,
  day: string,
  { code = SHARE, close, prev_close = close }: { code?: string; close: number; prev_close?: number },
): Promise<void> {
  await database.owner.pool.query(
    `INSERT INTO daily_bar (code, day, open, high, low, close, prev_close, volume, amount, source)
     VALUES ($1, $2, $3, $3, $3, $3, $4, 100, 100, '测试')`,
    [code, day, units(close), units(prev_close)],
  )
}

let moves = 0

/** Adds shares that a player got for nothing on a day, so that only their value counts. */
export async function addShares(
  { database }: Store,
  player_id: number,
  { code = SHARE, qty, day }: { code?: string; qty: number; day: string },
): Promise<void> {
  moves += 1
  await database.owner.pool.query(
    `INSERT INTO sim_share_ledger (player_id, code, day, move, ref, qty) VALUES ($1, $2, $3, 'buy', $4, $5)`,
    [player_id, code, day, `fill:0:${moves}`, qty],
  )
}

/** Adds a player's sales on a day, given by their profit above cost, fen. */
export async function addSales(
  { database }: Store,
  player_id: number,
  day: string,
  profits: readonly number[],
): Promise<void> {
  for (const profit of profits) {
    moves += 1
    await database.owner.pool.query(
      `WITH sold AS (
         INSERT INTO sim_order (player_id, client_no, code, side, kind, qty, price, day, after_tick, state, filled_qty, ended_at)
         VALUES ($1, $2, $3, 'sell', 'limit', 100, 100, $4, 0, 'filled', 100, now()) RETURNING order_id)
       INSERT INTO sim_trade (order_id, player_id, code, side, from_weight, to_weight, price, qty, day, traded_at, profit)
       SELECT order_id, $1, $3, 'reduce', 0, 0, 100, 100, $4, now(), $5 FROM sold`,
      [player_id, `settled-${moves}`, SHARE, day, profit],
    )
  }
}

/** Disqualifies a player in one transaction with the ranking, as the console does. */
export async function disqualify({ ctx }: Pick<TestStore, 'ctx'>, player_id: number): Promise<void> {
  const { member_id } = await signInMember({ ctx }, { roles: ['operator'] })
  await ctx.db.orm.transaction(async (tx) => {
    const [player] = await tx
      .update(simPlayer)
      .set({
        disqualified_at: new Date(),
        disqualified_by: member_id,
        disqualified_reason: '一人多户',
      })
      .where(eq(simPlayer.player_id, player_id))
      .returning({ competition_id: simPlayer.competition_id })
    await rankAgain(tx, player?.competition_id ?? '')
  })
}

/** Everything that settlement has written for a contest, in a fixed order and without times. */
export async function settledState({ database }: Store, competition_id = 'contest') {
  const rows = async (text: string) => (await database.owner.pool.query(text, [competition_id])).rows
  return {
    days: await rows(
      'SELECT day::text, state, players, hash FROM sim_day WHERE competition_id = $1 ORDER BY day',
    ),
    prices: await rows(
      'SELECT day::text, code, price::float8, basis FROM sim_price WHERE competition_id = $1 ORDER BY day, code',
    ),
    assets: await rows(
      `SELECT a.player_id::int, a.day::text, a.cash::float8, a.receivable::float8, a.holdings::float8, a.asset::float8,
         a.peak::float8, a.max_drawdown, a.closed_trades, a.won_trades, a.frozen_codes
       FROM sim_asset AS a JOIN sim_player AS p USING (player_id) WHERE p.competition_id = $1 ORDER BY a.day, a.player_id`,
    ),
    ranks: await rows(
      `SELECT period, day::text, rank, player_id::int, return_rate::float8, win_rate, closed_trades
       FROM sim_rank WHERE competition_id = $1 ORDER BY day, period, rank`,
    ),
  }
}
