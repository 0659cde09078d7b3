import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { lastPrices } from '../../market'
import { simAccount, simPosition } from '../account-tables'
import { simOrder } from '../order-tables'

/** A player's assets, and their position in one share. Money is in fen. */
export interface Means {
  /** What can be spent. */
  cash: number
  /** Total assets: cash, including what orders hold and dividends due, and shares at their last price. */
  asset: number
  /** Shares held of this one. */
  qty: number
  /** What can be sold of them today. */
  sellable: number
  /** What its open buy orders would still cost, at their own price. */
  ordered: number
}

/** A player's current assets, and their position in a share. `last` is its last price. */
export async function readMeans(
  db: Orm | Transaction,
  { player_id, code, day }: { player_id: number; code: string; day: string },
): Promise<Means> {
  const price = lastPrices('price')
  const { rows } = await db.execute<Record<keyof Means, string>>(sql`
    SELECT coalesce(a.cash, 0) AS cash, coalesce(a.cash + a.held + a.receivable, 0) + coalesce((
        SELECT sum((p.qty * price.last + 50) / 100) FROM ${simPosition} AS p JOIN ${price} ON price.code = p.code
        WHERE p.player_id = given.player_id AND p.qty > 0), 0) AS asset,
      coalesce(own.qty, 0) AS qty,
      coalesce(own.qty - own.held - CASE WHEN own.bought_day = ${day}::date THEN own.bought_qty ELSE 0 END, 0) AS sellable,
      coalesce((SELECT sum(((o.qty - o.filled_qty) * coalesce(o.price, price.last) + 50) / 100)
        FROM ${simOrder} AS o JOIN ${price} ON price.code = o.code
        WHERE o.player_id = given.player_id AND o.code = ${code} AND o.state = 'open' AND o.side = 'buy'), 0) AS ordered
    FROM (SELECT ${player_id}::bigint AS player_id) AS given
    LEFT JOIN ${simAccount} AS a ON a.player_id = given.player_id
    LEFT JOIN ${simPosition} AS own ON own.player_id = given.player_id AND own.code = ${code}`)
  const [row] = rows
  return {
    cash: Number(row?.cash ?? 0),
    asset: Number(row?.asset ?? 0),
    qty: Number(row?.qty ?? 0),
    sellable: Number(row?.sellable ?? 0),
    ordered: Number(row?.ordered ?? 0),
  }
}
