import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { competition, simPlayer } from '../contest-tables'
import { simOrder, simQuote } from '../order-tables'

/** The time of day until which an order takes part in the opening auction. */
const OPENS = sql.raw("time '09:25'")

const gaveBeforeOpening = sql`(${simOrder.accepted_at} AT TIME ZONE 'Asia/Shanghai')::time < ${OPENS}`

/** The opening price of the day has met the order, whatever it made of it. */
const hasMetOpening = sql`EXISTS (SELECT FROM ${simQuote} AS q WHERE q.code = ${simOrder.code} AND q.tick_id > ${simOrder.after_tick}
  AND q.open IS NOT NULL AND NOT q.is_suspended AND NOT q.is_stale)`

/** The columns of an order that matching needs. */
export const openOrderColumns = {
  order_id: simOrder.order_id,
  player_id: simOrder.player_id,
  code: simOrder.code,
  side: simOrder.side,
  qty: simOrder.qty,
  price: simOrder.price,
  day: simOrder.day,
  filled_qty: simOrder.filled_qty,
  filled_amount: simOrder.filled_amount,
  commission: simOrder.commission,
  stamp: simOrder.stamp,
  transfer: simOrder.transfer,
  held: simOrder.held,
  commission_rate: competition.commission_rate,
  commission_min: competition.commission_min,
}

/** The open orders for these instruments that were placed before this tick, in order of arrival. */
export async function findOpenOrders(db: Orm | Transaction, tick_id: number, codes: readonly string[]) {
  return db
    .select({
      ...openOrderColumns,
      awaitsOpening: sql`${gaveBeforeOpening} AND NOT ${hasMetOpening}`.mapWith(Boolean),
    })
    .from(simOrder)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simOrder.player_id))
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(
      and(
        isOpen,
        sql`${simOrder.code} = ANY(${sql.param([...codes])}::text[])`,
        lt(simOrder.after_tick, tick_id),
      ),
    )
    .orderBy(asc(simOrder.order_id))
}

/** Written out, so that the partial index on open orders is used. */
const isOpen: SQL = sql`${simOrder.state} = 'open'`

/** Whether any order waits. */
export async function hasOpenOrders(db: Orm | Transaction): Promise<boolean> {
  const rows = await db.select({ order_id: simOrder.order_id }).from(simOrder).where(isOpen).limit(1)
  return rows.length > 0
}
