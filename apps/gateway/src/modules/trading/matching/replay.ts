import { createHash } from 'node:crypto'
import type { Context } from '../../../context'
import type { CashEntry, Entries, ShareEntry } from '../ledger/entries'
import { endEntries, type Holding, orderEntries } from '../ledger/outcome-entries'
import { type MetQuote, matchTick, type OpenOrder } from './match-tick'
import { type DayState, loadRecord, type RecordedOrder, type RecordedTick } from './replay-record'
import { tickEntries } from './tick-entries'

/** The result of replaying a day. */
interface ReplayReport {
  day: string
  orders: number
  ticks: number
  fills: number
  entries: number
  /** SHA-256 of the outcome: the same for the same day, however often it is replayed. */
  hash: string
  /** Where the stored data differs, in words. */
  differences: string[]
}

/** Replays a day, from its orders and the quotes that they met, and compares the outcome with what is stored. */
export async function replayDay({ db }: Pick<Context, 'db'>, day: string): Promise<ReplayReport> {
  const record = await loadRecord(db.orm, day)
  const replayed = replayOrders(record.orders, record.ticks, record.holdings)
  const lines = linesOf(replayed)
  return {
    day,
    orders: record.orders.length,
    ticks: record.ticks.length,
    fills: replayed.fills.length,
    entries: replayed.cash.length + replayed.shares.length,
    hash: createHash('sha256').update(lines.join('\n')).digest('hex'),
    differences: differencesOf(lines, linesOf(record.stored)),
  }
}

/**
 * Matches orders against the quotes of the time: each against those after it was accepted and until it was ended from
 * outside. `holdings` are those of the morning, by `holdingKey`; afterwards they are those of the evening.
 */
function replayOrders(
  orders: readonly RecordedOrder[],
  ticks: readonly RecordedTick[],
  holdings: Map<string, Holding>,
): DayState {
  const cash: CashEntry[] = []
  const shares: ShareEntry[] = []
  const fills: DayState['fills'][number][] = []
  const add = (entries: Entries) => {
    cash.push(...entries.cash)
    shares.push(...entries.shares)
  }
  const now = new Map(orders.map((one) => [one.order_id, { order: one.order, state: 'open' }]))
  for (const { order } of orders) add(orderEntries(order, order.held))
  for (const { tick_id, quotes } of ticks) {
    const met = orders.flatMap(({ order_id, after_tick, ended_after_tick }) => {
      const one = now.get(order_id)
      const isThere = after_tick < tick_id && tick_id <= (ended_after_tick ?? tick_id)
      return one?.state === 'open' && isThere && quotes.has(one.order.code) ? [one] : []
    })
    const outcomes = matchTick(
      met.map(({ order }) => order),
      quotes,
    )
    add(tickEntries(outcomes, tick_id, holdings))
    for (const { before, after, fill, state } of outcomes) {
      now.set(before.order_id, { order: after, state })
      if (fill) fills.push({ order_id: before.order_id, tick_id, ...fillOf(fill) })
    }
    meetOpening(now, met, quotes)
  }
  const ends: DayState['ends'][number][] = []
  for (const { order_id, end } of orders) {
    const one = now.get(order_id)
    if (!one) continue
    const isEnded = one.state === 'open' && end !== null
    if (isEnded) add(endEntries(one.order, one.order.held))
    ends.push({
      ...endOf(one.order),
      state: isEnded ? end : one.state,
      held: isEnded ? 0 : one.order.held,
    })
  }
  return { cash, shares, fills, ends }
}

/** The opening price has met them, whatever it made of them. */
function meetOpening(
  now: Map<number, { order: OpenOrder; state: string }>,
  met: readonly { order: OpenOrder }[],
  quotes: ReadonlyMap<string, MetQuote>,
): void {
  for (const { order } of met) {
    const quote = quotes.get(order.code)
    const one = now.get(order.order_id)
    if (!one || !quote || quote.open === null || quote.is_suspended || quote.is_stale) continue
    now.set(order.order_id, { ...one, order: { ...one.order, awaitsOpening: false } })
  }
}

function fillOf({ qty, price, amount }: { qty: number; price: number; amount: number }) {
  return { qty, price, amount }
}

function endOf({ order_id, filled_qty, filled_amount, commission, stamp, transfer }: OpenOrder) {
  return { order_id, filled_qty, filled_amount, commission, stamp, transfer }
}

/** One line per item, in an order that depends on nothing else. */
function linesOf({ cash, shares, fills, ends }: DayState): string[] {
  return [
    ...cash.map(
      ({ player_id, move, ref, cash: moved = 0, held = 0, receivable = 0 }) =>
        `资金 ${ref} ${move} 选手 ${player_id}：${moved}/${held}/${receivable}`,
    ),
    ...shares.map(
      ({ player_id, code, move, ref, qty = 0, held = 0, cost = 0 }) =>
        `股份 ${ref} ${move} 选手 ${player_id} ${code}：${qty}/${held}/${cost}`,
    ),
    ...fills.map(
      ({ order_id, tick_id, qty, price, amount }) => `成交 ${order_id}:${tick_id}：${qty}/${price}/${amount}`,
    ),
    ...ends.map(
      ({ order_id, state, filled_qty, filled_amount, commission, stamp, transfer, held }) =>
        `委托 ${order_id} ${state}：${filled_qty}/${filled_amount}/${commission}/${stamp}/${transfer}/${held}`,
    ),
  ].sort()
}

/** At most this many are named. */
const NAMED = 20

function differencesOf(replayed: readonly string[], stored: readonly string[]): string[] {
  const [here, there] = [new Set(replayed), new Set(stored)]
  const all = [
    ...replayed.filter((line) => !there.has(line)).map((line) => `重放有，保存的没有：${line}`),
    ...stored.filter((line) => !here.has(line)).map((line) => `保存的有，重放没有：${line}`),
  ]
  return all.length > NAMED ? [...all.slice(0, NAMED), `还有 ${all.length - NAMED} 处`] : all
}
