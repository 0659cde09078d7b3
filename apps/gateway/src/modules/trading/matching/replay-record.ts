import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { findInstruments } from '../../market'
import { simCashLedger, simShareLedger } from '../account-tables'
import { competition, simPlayer } from '../contest-tables'
import type { CashEntry, Entries, ShareEntry } from '../ledger/entries'
import type { Holding } from '../ledger/outcome-entries'
import { simFill, simOrder, simQuote } from '../order-tables'
import { loadDayRules } from '../orders/share-rules'
import type { MetQuote, OpenOrder } from './match-tick'
import { BEFORE_OPENING, phaseAt } from './meet-quotes'
import { openOrderColumns } from './open-orders'
import { holdingKey } from './tick-entries'

/** An order as it was accepted, and how a cancellation or the day has ended it. */
export interface RecordedOrder {
  order_id: number
  /** Its state at that time. */
  order: OpenOrder
  after_tick: number
  /** The last tick that it could meet; null: it ended by being matched, or is open. */
  ended_after_tick: number | null
  end: 'cancelled' | 'expired' | null
}

/** The outcome of a day: fills, entries, and the final state of every order. */
export interface DayState extends Entries {
  fills: readonly { order_id: number; tick_id: number; qty: number; price: number; amount: number }[]
  ends: readonly {
    order_id: number
    state: string
    filled_qty: number
    filled_amount: number
    commission: number
    stamp: number
    transfer: number
    held: number
  }[]
}

export interface RecordedTick {
  tick_id: number
  quotes: ReadonlyMap<string, MetQuote>
}

/** The input for replaying a day, and its recorded outcome. */
interface DayRecord {
  orders: RecordedOrder[]
  ticks: RecordedTick[]
  holdings: Map<string, Holding>
  stored: DayState
}

/** Moves caused by orders. Other moves have other causes. */
const CASH_MOVES = ['hold', 'release', 'buy', 'sell', 'commission', 'stamp', 'transfer'] as const
const SHARE_MOVES = ['hold', 'release', 'buy', 'sell'] as const

/** Loads what is stored about a day's orders. */
export async function loadRecord(db: Orm, day: string): Promise<DayRecord> {
  const cash = await findCash(db, day)
  const shares = await findShares(db, day)
  const { orders, ends } = await findOrdersOf(db, day, heldAtFirst(cash, shares))
  return {
    orders,
    ticks: await findTicks(db, day),
    holdings: await findMorningHoldings(db, day),
    stored: { cash, shares, fills: await findFills(db, day), ends },
  }
}

/** What each order held when it was accepted, by its number. */
function heldAtFirst(cash: readonly CashEntry[], shares: readonly ShareEntry[]): ReadonlyMap<number, number> {
  const holds = [...cash, ...shares].filter(({ move }) => move === 'hold')
  return new Map(holds.map(({ ref, held = 0 }) => [Number(ref.split(':')[1]), held]))
}

async function findOrdersOf(db: Orm, day: string, held: ReadonlyMap<number, number>) {
  const { state, after_tick, ended_after_tick, accepted_at } = simOrder
  const rows = await db
    .select({ ...openOrderColumns, state, after_tick, ended_after_tick, accepted_at })
    .from(simOrder)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simOrder.player_id))
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(eq(simOrder.day, day))
    .orderBy(asc(simOrder.order_id))
  const orders = rows.map(({ state, after_tick, ended_after_tick, accepted_at, ...row }): RecordedOrder => {
    const isOver = state === 'cancelled' || state === 'expired'
    return {
      order_id: row.order_id,
      order: {
        ...row,
        ...NOTHING_FILLED,
        held: held.get(row.order_id) ?? 0,
        awaitsOpening: BEFORE_OPENING.has(phaseAt(accepted_at)),
      },
      after_tick,
      ended_after_tick,
      end: isOver && ended_after_tick !== null ? state : null,
    }
  })
  return { orders, ends: rows }
}

const NOTHING_FILLED = { filled_qty: 0, filled_amount: 0, commission: 0, stamp: 0, transfer: 0 }

async function findTicks(db: Orm, day: string): Promise<RecordedTick[]> {
  const rows = await db
    .select()
    .from(simQuote)
    .where(sql`(${simQuote.quoted_at} AT TIME ZONE 'Asia/Shanghai')::date = ${day}::date`)
    .orderBy(asc(simQuote.tick_id), asc(simQuote.code))
  const instruments = await findInstruments(
    db,
    rows.map(({ code }) => code),
  )
  const dayRules = await loadDayRules(db, day)
  const ticks = new Map<number, Map<string, MetQuote>>()
  for (const { tick_id, prev_close, quoted_at, received_at, ...quote } of rows) {
    const instrument = instruments.get(quote.code)
    const rules = instrument && dayRules.rulesOf(instrument)
    if (!rules) continue
    const quotes = ticks.get(tick_id) ?? new Map<string, MetQuote>()
    ticks.set(tick_id, quotes.set(quote.code, { ...quote, rules, phase: phaseAt(quoted_at) }))
  }
  return [...ticks].map(([tick_id, quotes]) => ({ tick_id, quotes }))
}

/** The overnight holdings, with what the morning has added to them. */
async function findMorningHoldings(db: Orm, day: string): Promise<Map<string, Holding>> {
  const { player_id, code, qty, cost, move } = simShareLedger
  const rows = await db
    .select({
      player_id,
      code,
      qty: sql`sum(${qty})`.mapWith(Number),
      cost: sql`sum(${cost})`.mapWith(Number),
    })
    .from(simShareLedger)
    .where(
      sql`(${simShareLedger.day} < ${day}::date OR ${simShareLedger.day} = ${day}::date AND ${move} = 'bonus')
        AND (${player_id}, ${code}) IN (SELECT player_id, code FROM ${simOrder} WHERE day = ${day}::date)`,
    )
    .groupBy(player_id, code)
  return new Map(rows.map((row) => [holdingKey(row), { qty: row.qty, cost: row.cost }]))
}

async function findCash(db: Orm, day: string): Promise<CashEntry[]> {
  const { entry_id, moved_at, ...columns } = getTableColumns(simCashLedger)
  return db
    .select(columns)
    .from(simCashLedger)
    .where(and(eq(simCashLedger.day, day), inArray(simCashLedger.move, [...CASH_MOVES])))
}

async function findShares(db: Orm, day: string): Promise<ShareEntry[]> {
  const { entry_id, moved_at, ...columns } = getTableColumns(simShareLedger)
  return db
    .select(columns)
    .from(simShareLedger)
    .where(and(eq(simShareLedger.day, day), inArray(simShareLedger.move, [...SHARE_MOVES])))
}

async function findFills(db: Orm, day: string): Promise<DayState['fills'][number][]> {
  const { order_id, tick_id, qty, price, amount } = simFill
  return db
    .select({ order_id, tick_id, qty, price, amount })
    .from(simFill)
    .innerJoin(simOrder, eq(simOrder.order_id, order_id))
    .where(eq(simOrder.day, day))
}
