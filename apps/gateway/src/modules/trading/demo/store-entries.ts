import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simCashLedger, simShareLedger } from '../account-tables'
import { byDay } from './by-day'
import type { StoredOrder } from './store-orders'

interface Entry {
  player_id: number
  day: string
  move: string
  ref: string
  cash?: number
  held?: number
}

interface ShareEntry extends Omit<Entry, 'cash'> {
  code: string
  qty?: number
  cost?: number
}

/** What each player begins with. */
export async function storeFunds(
  tx: Transaction,
  playerIds: readonly number[],
  { fund, day }: { fund: number; day: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${simCashLedger} (player_id, day, move, ref, cash)
    SELECT player_id, ${day}::date, 'fund', 'fund', ${fund}::bigint
    FROM unnest(${sql.param([...playerIds])}::bigint[]) AS player_id`)
}

/** The movements of orders, day by day, as what was bought on a day is kept apart from earlier holdings. */
export async function storeEntries(tx: Transaction, orders: readonly StoredOrder[]): Promise<void> {
  for (const ofDay of byDay(orders).values()) {
    await storeShares(tx, ofDay.flatMap(sharesOf))
    await storeCash(tx, ofDay.flatMap(cashOf))
  }
}

/** A buyer pays from what the order held, which was its exact cost. */
function cashOf(order: StoredOrder): Entry[] {
  const { order_id, tick_id, player_id, day, is_buy, amount, cost } = order
  const fill = { player_id, day, ref: `fill:${order_id}:${tick_id}` }
  const fees = (['commission', 'stamp', 'transfer'] as const)
    .filter((fee) => order[fee] > 0)
    .map((move): Entry => ({ ...fill, move, [is_buy ? 'held' : 'cash']: -order[move] }))
  if (!is_buy) return [{ ...fill, move: 'sell', cash: amount }, ...fees]
  const hold = { player_id, day, move: 'hold', ref: `order:${order_id}`, cash: -cost, held: cost }
  return [hold, { ...fill, move: 'buy', held: -amount }, ...fees]
}

function sharesOf({ order_id, tick_id, player_id, day, code, is_buy, qty, cost }: StoredOrder): ShareEntry[] {
  const fill = { player_id, day, code, ref: `fill:${order_id}:${tick_id}` }
  if (is_buy) return [{ ...fill, move: 'buy', qty, cost }]
  const hold = { ...fill, move: 'hold', ref: `order:${order_id}`, held: qty }
  return [hold, { ...fill, move: 'sell', qty: -qty, held: -qty, cost: -cost }]
}

async function storeCash(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  const column = (name: keyof Entry) => sql.param(entries.map((entry) => entry[name] ?? 0))
  await tx.execute(sql`
    INSERT INTO ${simCashLedger} (player_id, day, move, ref, cash, held)
    SELECT * FROM unnest(${column('player_id')}::bigint[], ${column('day')}::date[], ${column('move')}::text[],
      ${column('ref')}::text[], ${column('cash')}::bigint[], ${column('held')}::bigint[])`)
}

async function storeShares(tx: Transaction, entries: readonly ShareEntry[]): Promise<void> {
  const column = (name: keyof ShareEntry) => sql.param(entries.map((entry) => entry[name] ?? 0))
  await tx.execute(sql`
    INSERT INTO ${simShareLedger} (player_id, code, day, move, ref, qty, held, cost)
    SELECT * FROM unnest(${column('player_id')}::bigint[], ${column('code')}::text[], ${column('day')}::date[],
      ${column('move')}::text[], ${column('ref')}::text[], ${column('qty')}::bigint[], ${column('held')}::bigint[],
      ${column('cost')}::bigint[])`)
}
