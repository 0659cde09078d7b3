import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { lastPrices } from '../../market'
import { simAccount, simPosition, simShareLedger } from '../account-tables'
import { simFill, simOrder, simTrade } from '../order-tables'

/**
 * Records the effect of ended orders with any fill on their players' holdings. Holdings are valued at the newest
 * prices, before and after, so that the weights differ by the trade alone.
 */
export async function storeTrades(tx: Transaction, order_ids: readonly number[]): Promise<void> {
  if (order_ids.length === 0) return
  const price = lastPrices('price')
  await tx.execute(sql`
    INSERT INTO ${simTrade} (order_id, player_id, code, side, from_weight, to_weight, price, qty, day, traded_at, profit)
    SELECT o.order_id, o.player_id, o.code,
      CASE WHEN o.side = 'buy' THEN CASE WHEN held.from_qty = 0 THEN 'open' ELSE 'add' END
        ELSE CASE WHEN held.to_qty = 0 THEN 'close' ELSE 'reduce' END END,
      ${weight(sql`held.from_qty`)}, ${weight(sql`held.to_qty`)},
      greatest(1, (o.filled_amount * 200 + o.filled_qty) / (2 * o.filled_qty)), o.filled_qty, o.day, filled.traded_at,
      CASE WHEN o.side = 'sell' THEN o.filled_amount - o.commission - o.stamp - o.transfer + filled.cost END
    FROM unnest(${sql.param([...order_ids])}::bigint[]) AS given (order_id)
    JOIN ${simOrder} AS o ON o.order_id = given.order_id AND o.state <> 'open' AND o.filled_qty > 0
    JOIN ${price} ON price.code = o.code
    -- One order at a time, by indexes: whoever plans a join of thousands knows nothing of what this tick has just added.
    CROSS JOIN LATERAL (
      SELECT max(f.filled_at) AS traded_at, sum(l.cost) AS cost, min(l.entry_id) AS first, max(l.entry_id) AS last
      FROM ${simFill} AS f JOIN ${simShareLedger} AS l ON l.player_id = o.player_id AND l.code = o.code
        AND l.move = o.side AND l.ref = 'fill:' || f.order_id || ':' || f.tick_id
      WHERE f.order_id = o.order_id) AS filled
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.qty) FILTER (WHERE l.entry_id < filled.first), 0) AS from_qty,
        sum(l.qty) FILTER (WHERE l.entry_id <= filled.last) AS to_qty
      FROM ${simShareLedger} AS l WHERE l.player_id = o.player_id AND l.code = o.code) AS held
    CROSS JOIN LATERAL (
      SELECT a.cash + a.held + a.receivable + coalesce((SELECT sum((p.qty * each.last + 50) / 100)
        FROM ${simPosition} AS p JOIN ${lastPrices('each')} ON each.code = p.code
        WHERE p.player_id = a.player_id AND p.qty > 0), 0) AS fen
      FROM ${simAccount} AS a WHERE a.player_id = o.player_id) AS worth
    ORDER BY o.order_id`)
}

/** In hundredths of a per cent of the player's total assets. */
function weight(qty: ReturnType<typeof sql>) {
  return sql`least(10000, greatest(0, round(${qty}::numeric * price.last * 100 / greatest(worth.fen, 1))))::int`
}
