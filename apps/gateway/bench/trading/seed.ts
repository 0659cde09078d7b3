import { allowSilence, type Database } from '../../src/db/database'

/** Three trading days: one already settled, one measured, and the last with entries already. */
export const BENCH_DAYS = ['2026-03-02', '2026-03-03', '2026-03-04'] as const
const SHARES = 500

/**
 * Stores a contest of the given number of players with ten positions each, through their entries, and bars of five
 * hundred shares. Nine in ten have sold something; one in a hundred is disqualified.
 */
export async function seedContest(
  { pool }: Pick<Database, 'pool'>,
  { players, member_id }: { players: number; member_id: number },
): Promise<void> {
  const client = await pool.connect()
  const [first, second, third] = BENCH_DAYS
  try {
    await client.query('SET statement_timeout = 0')
    allowSilence(client)
    await client.query(`
      INSERT INTO trade_calendar (day, is_open) SELECT day::date, extract(isodow FROM day) < 6
        FROM generate_series(timestamp '2026-01-01', '2026-12-31', '1 day') AS day;
      INSERT INTO instrument (code, name, initials, kind, exchange)
        SELECT (600000 + n)::text, 'S' || n, 's', 'stock', 'SSE' FROM generate_series(0, ${SHARES - 1}) AS n;
      INSERT INTO daily_bar (code, day, open, high, low, close, prev_close, volume, amount, source)
        SELECT (600000 + n)::text, day.day, p, p, p, p, day.before, 1, 1, 'bench' FROM generate_series(0, ${SHARES - 1}) AS n,
          (VALUES (date '2026-02-27', 0, 100000), ('${first}', 0, 100000), ('${second}', 1, 100000)) AS day (day, moved, before),
          LATERAL (SELECT 100000 + moved * (n % 15 - 7) * 1000 AS p) AS price;
      INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, rules_text)
        VALUES ('bench', '大赛', '2026-01-01', '2026-03-01', '${first}', '2026-03-31', 100000000, '规则');
      INSERT INTO sim_player (competition_id, nick_name, nick_key, disqualified_at, disqualified_by, disqualified_reason)
        SELECT 'bench', '选手', 'player ' || n, given.at, CASE WHEN given.at IS NOT NULL THEN ${member_id} END,
          CASE WHEN given.at IS NOT NULL THEN '违规' END
        FROM generate_series(1, ${players}) AS n, LATERAL (SELECT CASE WHEN n % 100 = 0 THEN now() END AS at) AS given;
      INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
        SELECT player_id, '${first}', 'fund', 'fund', 100000000 FROM sim_player;
      INSERT INTO sim_share_ledger (player_id, code, day, move, ref, qty, cost)
        SELECT player_id, (600000 + (player_id * 7 + n * 13) % ${SHARES})::text, '${first}', 'buy', 'fill:' || n || ':0',
          (1 + (player_id + n) % 9) * 100, (1 + (player_id + n) % 9) * 100000
        FROM sim_player, generate_series(1, 10) AS n;
      INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
        SELECT player_id, '${first}', 'buy', 'fill:all:0', -sum(cost) FROM sim_position GROUP BY player_id;
      INSERT INTO sim_order (player_id, client_no, code, side, kind, qty, price, day, after_tick, state, filled_qty, ended_at)
        SELECT player_id, 'bench-order', '600000', 'sell', 'limit', 100, 100, '${second}', 0, 'filled', 100, now()
        FROM sim_player WHERE player_id % 10 <> 0;
      INSERT INTO sim_trade (order_id, player_id, code, side, from_weight, to_weight, price, qty, day, traded_at, profit)
        SELECT order_id, player_id, code, 'reduce', 0, 0, 100, 100, day, now(), player_id % 5 - 2 FROM sim_order;
      INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash, held)
        SELECT player_id, '${third}', 'hold', 'order:0', -1000, 1000 FROM sim_player`)
    await client.query('VACUUM ANALYZE')
  } finally {
    client.release(true)
  }
}
