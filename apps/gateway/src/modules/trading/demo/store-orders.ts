import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simFill, simOrder, simQuote, simTrade } from '../order-tables'
import { type DemoDays, type DemoOrder, middleOf, proceedsOf } from './demo-history'

/** Tick ids for days that were never observed: before all that are assigned. */
const BEFORE_ALL = -1_000_000

/** An order as it is stored. */
export interface StoredOrder extends DemoOrder {
  order_id: number
  player_id: number
  tick_id: number
}

/** By day and code: the quote that filled every trade of it. */
type Ticks = ReadonlyMap<string, number>

/** The quotes that filled the orders of some days. */
export async function storeQuotes(tx: Transaction, days: DemoDays, codes: readonly string[]): Promise<Ticks> {
  const met = [...days].flatMap(([day, bars]) =>
    codes.flatMap((code) => {
      const bar = bars.get(code)
      return bar ? [{ ...bar, day, key: `${day} ${code}`, price: middleOf(bar) }] : []
    }),
  )
  // One sequence for the days of every contest.
  const first = BEFORE_ALL + dayNumber(met[0]?.day) * codes.length
  const ids = met.map((_quote, index) => first + index)
  const column = (name: keyof (typeof met)[number]) => sql.param(met.map((quote) => quote[name]))
  await tx.execute(sql`
    INSERT INTO ${simQuote} (tick_id, code, last, prev_close, open, bid1, ask1, traded, is_suspended, is_stale, quoted_at, received_at)
    SELECT q.tick_id, q.code, q.price, q.prev_close, q.open, q.price, q.price, q.volume, false, false, q.at, q.at
    FROM (SELECT tick_id, code, price, prev_close, open, volume, (day || 'T10:00:00+08:00')::timestamptz AS at
      FROM unnest(${sql.param(ids)}::bigint[], ${column('code')}::text[], ${column('price')}::bigint[],
        ${column('prev_close')}::bigint[], ${column('open')}::bigint[], ${column('volume')}::bigint[],
        ${column('day')}::text[]) AS given (tick_id, code, price, prev_close, open, volume, day)) AS q`)
  return new Map(met.map(({ key }, index) => [key, ids[index] as number]))
}

const dayNumber = (day = '1970-01-01'): number => Math.floor(Date.parse(day) / 86_400_000) % 10_000

/** Stores orders, their fills, and their effect on portfolios, in chronological order. */
export async function storeOrders(
  tx: Transaction,
  orders: readonly DemoOrder[],
  { playerIds, ticks }: { playerIds: readonly number[]; ticks: Ticks },
): Promise<StoredOrder[]> {
  const given = orders
    .map((order) => ({
      ...order,
      player_id: playerIds[order.player] as number,
      tick_id: ticks.get(`${order.day} ${order.code}`) as number,
      at: momentOf(order),
    }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const column = (name: keyof (typeof given)[number]) => sql.param(given.map((order) => order[name]))
  const { rows } = await tx.execute<{ order_id: string }>(sql`
    INSERT INTO ${simOrder} (player_id, client_no, code, side, kind, qty, price, day, accepted_at, after_tick, state,
      filled_qty, filled_amount, commission, stamp, transfer, ended_at)
    SELECT player_id, 'demo-' || tick_id || '-' || player_id || '-' || side, code, side, 'limit', qty, price, day,
      at - interval '1 minute', tick_id - 1, 'filled', qty, amount, commission, stamp, transfer, at
    FROM unnest(${column('player_id')}::bigint[], ${column('tick_id')}::bigint[], ${column('code')}::text[],
      ${sql.param(given.map(({ is_buy }) => (is_buy ? 'buy' : 'sell')))}::text[], ${column('qty')}::bigint[],
      ${column('price')}::bigint[], ${column('day')}::date[], ${column('at')}::timestamptz[],
      ${column('amount')}::bigint[], ${column('commission')}::bigint[], ${column('stamp')}::bigint[],
      ${column('transfer')}::bigint[]) AS given (player_id, tick_id, code, side, qty, price, day, at, amount, commission,
      stamp, transfer)
    RETURNING order_id`)
  const ids = sql.param(rows.map(({ order_id }) => order_id))
  await tx.execute(sql`
    INSERT INTO ${simFill} (order_id, tick_id, qty, price, amount, filled_at)
    SELECT * FROM unnest(${ids}::bigint[], ${column('tick_id')}::bigint[], ${column('qty')}::bigint[],
      ${column('price')}::bigint[], ${column('amount')}::bigint[], ${column('at')}::timestamptz[])`)
  await tx.execute(sql`
    INSERT INTO ${simTrade} (order_id, player_id, code, side, from_weight, to_weight, price, qty, day, traded_at, profit)
    SELECT * FROM unnest(${ids}::bigint[], ${column('player_id')}::bigint[], ${column('code')}::text[],
      ${column('side')}::text[], ${column('from_weight')}::int[], ${column('to_weight')}::int[],
      ${column('price')}::bigint[], ${column('qty')}::bigint[], ${column('day')}::date[],
      ${column('at')}::timestamptz[], ${sql.param(given.map(profitOf))}::bigint[])`)
  return given.map((order, index) => ({ ...order, order_id: Number(rows[index]?.order_id) }))
}

/** Minutes after half past nine, leaving out the midday break. */
function momentOf({ day, minute, player }: DemoOrder): string {
  const minutes = 9 * 60 + 30 + minute + (minute >= 120 ? 90 : 0)
  const clock = [Math.floor(minutes / 60), minutes % 60, (player * 7) % 60]
  return `${day}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}+08:00`
}

function profitOf(order: DemoOrder): number | null {
  return order.is_buy ? null : proceedsOf(order.amount, order) - order.cost
}
