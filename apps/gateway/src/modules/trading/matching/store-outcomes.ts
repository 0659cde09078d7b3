import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simFill, simOrder, simQuote } from '../order-tables'
import type { Outcome } from './match-tick'
import type { KeptQuote } from './meet-quotes'

/** Stores what a tick has filled, and what has become of the orders, with one statement for each. */
export async function storeOutcomes(
  tx: Transaction,
  tick_id: number,
  outcomes: readonly Outcome[],
): Promise<void> {
  await insertFills(tx, tick_id, outcomes)
  await updateOrders(tx, outcomes)
}

async function insertFills(tx: Transaction, tick_id: number, outcomes: readonly Outcome[]): Promise<void> {
  const fills = outcomes.flatMap(({ before: { order_id }, fill }) => (fill ? [{ order_id, ...fill }] : []))
  if (fills.length === 0) return
  const column = (name: 'order_id' | 'qty' | 'price' | 'amount') => sql.param(fills.map((fill) => fill[name]))
  await tx.execute(sql`
    INSERT INTO ${simFill} (order_id, tick_id, qty, price, amount)
    SELECT order_id, ${tick_id}::bigint, qty, price, amount
    FROM unnest(${column('order_id')}::bigint[], ${column('qty')}::bigint[], ${column('price')}::bigint[],
      ${column('amount')}::bigint[]) AS given (order_id, qty, price, amount)`)
}

async function updateOrders(tx: Transaction, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return
  const column = (
    name: 'order_id' | 'filled_qty' | 'filled_amount' | 'commission' | 'stamp' | 'transfer' | 'held',
  ) => sql`${sql.param(outcomes.map(({ after }) => after[name]))}::bigint[]`
  const text = (name: 'state' | 'remark') => sql`${sql.param(outcomes.map((one) => one[name]))}::text[]`
  await tx.execute(sql`
    UPDATE ${simOrder} AS o
    SET filled_qty = n.filled_qty, filled_amount = n.filled_amount, commission = n.commission, stamp = n.stamp,
      transfer = n.transfer, held = n.held, state = n.state, remark = n.remark,
      ended_at = CASE WHEN n.state = 'open' THEN NULL ELSE now() END
    FROM unnest(${column('order_id')}, ${column('filled_qty')}, ${column('filled_amount')}, ${column('commission')},
      ${column('stamp')}, ${column('transfer')}, ${column('held')}, ${text('state')}, ${text('remark')})
      AS n (order_id, filled_qty, filled_amount, commission, stamp, transfer, held, state, remark)
    WHERE o.order_id = n.order_id`)
}

/** Stores the quotes that orders have met, so that the day can be replayed. */
export async function keepQuotes(
  tx: Transaction,
  tick_id: number,
  quotes: readonly KeptQuote[],
): Promise<void> {
  if (quotes.length === 0) return
  const column = (name: Exclude<keyof KeptQuote, 'rules' | 'phase' | 'day'>) =>
    sql.param(quotes.map((quote) => quote[name]))
  await tx.execute(sql`
    INSERT INTO ${simQuote} (tick_id, code, last, prev_close, open, bid1, ask1, limit_up, limit_down, traded,
      is_suspended, is_stale, quoted_at, received_at)
    SELECT ${tick_id}::bigint, * FROM unnest(${column('code')}::text[], ${column('last')}::bigint[],
      ${column('prev_close')}::bigint[], ${column('open')}::bigint[], ${column('bid1')}::bigint[],
      ${column('ask1')}::bigint[], ${column('limit_up')}::bigint[], ${column('limit_down')}::bigint[],
      ${column('traded')}::bigint[], ${column('is_suspended')}::boolean[], ${column('is_stale')}::boolean[],
      ${column('quoted_at')}::timestamptz[], ${column('received_at')}::timestamptz[])`)
}
