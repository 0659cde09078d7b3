import type { TestStore } from '../../testing/start-test-gateway'

interface Trade {
  player_id: number
  code: string
  side: 'open' | 'add' | 'reduce' | 'close'
  qty: number
  /** Ten-thousandths of a yuan. */
  price: number
  day: string
  /** The cost of the shares, fen; by default the amount they are traded for. */
  cost?: number
}

/** Adds a trade with its order, fill and entries, without fees. */
export async function addTrade(
  { database }: Pick<TestStore, 'database'>,
  { player_id, code, side, qty, price, day, cost = (qty * price) / 100 }: Trade,
): Promise<void> {
  const isBuy = side === 'open' || side === 'add'
  const amount = (qty * price) / 100
  const sign = isBuy ? 1 : -1
  await database.owner.pool.query(
    `WITH ordered AS (
       INSERT INTO sim_order (player_id, client_no, code, side, kind, qty, price, day, after_tick, state, filled_qty,
         filled_amount, ended_at)
       VALUES ($1, 'test-' || gen_random_uuid(), $2, $3, 'limit', $4, $5, $6, 0, 'filled', $4, $7, now())
       RETURNING order_id),
     filled AS (INSERT INTO sim_fill (order_id, tick_id, qty, price, amount) SELECT order_id, 1, $4, $5, $7 FROM ordered),
     paid AS (
       INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
       SELECT $1, $6, $3, 'fill:' || order_id || ':1', $8 FROM ordered),
     moved AS (
       INSERT INTO sim_share_ledger (player_id, code, day, move, ref, qty, cost)
       SELECT $1, $2, $6, $3, 'fill:' || order_id || ':1', $9, $10 FROM ordered)
     INSERT INTO sim_trade (order_id, player_id, code, side, from_weight, to_weight, price, qty, day, traded_at, profit)
     SELECT order_id, $1, $2, $11, 0, 1234, $5, $4, $6, ($6 || 'T10:00:00+08:00')::timestamptz, $12 FROM ordered`,
    [
      player_id,
      code,
      isBuy ? 'buy' : 'sell',
      qty,
      price,
      day,
      amount,
      -sign * amount,
      sign * qty,
      sign * cost,
      side,
      isBuy ? null : 0,
    ],
  )
}
