import type { SignedIn } from '../../testing/sign-in'
import type { TestStore } from '../../testing/start-test-gateway'

type Store = Pick<TestStore, 'database'>

interface Contest {
  /** Hours from now. */
  signup?: readonly [from: number, until: number]
  /** Days from today. */
  days?: readonly [from: number, until: number]
  places?: number | null
  initial_fund?: number
  view_rule_id?: string
  benchmark?: string | null
  is_open?: boolean
  final_hash?: string | null
}

/** Adds a contest: open for sign-up and starting in ten days, unless stated otherwise. */
export async function addContest(
  { database }: Store,
  competition_id: string,
  {
    signup = [-24, 24],
    days = [10, 40],
    places = null,
    initial_fund = 100_000_000,
    view_rule_id = '',
    benchmark = null,
    is_open = true,
    final_hash = null,
  }: Contest = {},
): Promise<void> {
  await database.owner.pool.query(
    `INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, places,
       view_rule_id, benchmark, is_open, final_hash, closed_at, rules_text, prizes)
     SELECT $1, '模拟大赛', now() + make_interval(hours => $2), now() + make_interval(hours => $3), today + $4::int,
       today + $5::int, $6, $7, $8, $9, $10, $11::text, CASE WHEN $11::text IS NULL THEN NULL ELSE now() END, '规则', $12
     FROM (SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date AS today) AS clock`,
    [
      competition_id,
      ...signup,
      ...days,
      initial_fund,
      places,
      view_rule_id,
      benchmark,
      is_open,
      final_hash,
      JSON.stringify([
        { from_rank: 1, until_rank: 1, name: '平板电脑', value: 300_000, image: '' },
        { from_rank: 2, until_rank: 3, name: '书券', value: 10_000, image: '' },
      ]),
    ],
  )
}

interface Player {
  visitor?: SignedIn | null
  nick?: string
  is_private?: boolean
  reason?: string | null
  /** Days from today. */
  day?: number
}

let players = 0

/** Adds a player with an account of a million yuan; returns their number. */
export async function addPlayer(
  { database }: Store,
  competition_id: string,
  { visitor = null, nick, is_private = false, reason = null, day = -30 }: Player = {},
): Promise<number> {
  players += 1
  const name = nick ?? `选手${players}`
  const { rows } = await database.owner.pool.query(
    `WITH made AS (
       INSERT INTO sim_player (competition_id, uid, nick_name, nick_key, is_private, disqualified_at, disqualified_reason)
       VALUES ($1, $2, $3, $3, $4, CASE WHEN $5::text IS NULL THEN NULL ELSE now() END, $5) RETURNING player_id),
     fund AS (
       INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
       SELECT player_id, (now() AT TIME ZONE 'Asia/Shanghai')::date + $6::int, 'fund', 'fund', 100000000 FROM made)
     SELECT player_id FROM made`,
    [competition_id, visitor?.uid ?? null, name, is_private, reason, day],
  )
  return Number(rows[0].player_id)
}

/** Sets the players' standings at the end of a day, which counts as settled. */
export async function settle(
  { database }: Store,
  competition_id: string,
  day: string,
  standings: readonly { player_id: number; asset: number; closed_trades?: number; won_trades?: number }[],
): Promise<void> {
  const { pool } = database.owner
  await pool.query(
    `INSERT INTO sim_day (competition_id, day, state, players, hash, settled_at) VALUES ($1, $2, 'settled', $3, 'hash', now())`,
    [competition_id, day, standings.length],
  )
  for (const [index, { player_id, asset, closed_trades = 0, won_trades = 0 }] of standings.entries()) {
    await pool.query(
      `INSERT INTO sim_asset (player_id, day, cash, receivable, holdings, asset, peak, max_drawdown, closed_trades, won_trades)
       VALUES ($1, $2, $3, 0, 0, $3, $3, 12345, $4, $5)`,
      [player_id, day, asset, closed_trades, won_trades],
    )
    for (const period of ['day', 'week', 'month', 'all'])
      await pool.query('INSERT INTO sim_rank VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
        competition_id,
        period,
        day,
        index + 1,
        player_id,
        Math.round((asset - 100_000_000) / 100),
        closed_trades === 0 ? 0 : Math.round((won_trades * 1_000_000) / closed_trades),
        closed_trades,
      ])
  }
}
