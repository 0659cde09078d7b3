import {
  afterAction,
  amountOf,
  type ExchangeRules,
  exReference,
  isPrice,
  limitsOf,
  mayCancel,
} from '../../../exchange'
import type { Quote } from '../../../market'
import type { Entries } from '../../ledger/entries'
import { endEntries, orderEntries } from '../../ledger/outcome-entries'
import { moneyToHold } from '../../matching/charge-fill'
import { type MetQuote, matchTick, type OpenOrder } from '../../matching/match-tick'
import { phaseAt } from '../../matching/meet-quotes'
import { holdingKey, tickEntries } from '../../matching/tick-entries'
import type { Share } from '../../orders/load-share'
import { capProblem, orderProblem, worstPrice } from '../../orders/order-problem'
import { at, ETF, STAR } from '../trading-days'
import type { History, HistoryDay, HistoryOrder, HistoryQuote } from './history'

interface Account {
  cash: number
  held: number
  receivable: number
}

interface Position {
  qty: number
  held: number
  cost: number
  bought: number
  boughtOn: string
}

/**
 * Applies the module's own rules to a history, with ledgers in memory that are summed in the same way as by the
 * triggers.
 */
export class MemoryBook {
  readonly accounts: Account[]
  readonly positions = new Map<string, Position>()
  readonly orders: { order: OpenOrder; state: string; isEarly: boolean }[] = []
  private readonly quotes = new Map<string, HistoryQuote & { day: string }>()
  private readonly written = new Set<string>()
  private today: HistoryDay = { day: '', actions: [], events: [] }
  private readonly dues: { player_id: number; ref: string; sum: number; pay_date: string }[] = []
  private tick = 0

  constructor(private readonly history: History) {
    this.accounts = history.players.map(() => ({ cash: 0, held: 0, receivable: 0 }))
    for (const [player_id, { fund, holdings }] of history.players.entries()) {
      const before = { player_id, day: '2026-02-27' } as const
      this.write({
        cash: [{ ...before, move: 'fund', ref: 'fund', cash: fund }],
        shares: holdings.map((holding) => ({ ...before, ...holding, move: 'buy' as const, ref: 'given' })),
      })
    }
  }

  begin(today: HistoryDay): void {
    this.today = today
    const { day, actions } = today
    for (const { code, pay_date, ...action } of actions) {
      for (const player_id of this.accounts.keys()) {
        const qty = this.positions.get(holdingKey({ player_id, code }))?.qty ?? 0
        if (qty === 0) continue
        const ref = `action:${code}:${day}`
        const after = afterAction({ qty, cost: 0 }, action)
        this.write({
          cash: [{ player_id, day, move: 'dividend', ref, receivable: after.cash }],
          shares: [{ player_id, code, day, move: 'bonus', ref, qty: after.qty - qty, cost: 0 - after.cash }],
        })
        this.dues.push({ player_id, ref, sum: after.cash, pay_date })
      }
    }
    for (const { player_id, ref, sum } of this.dues.filter(({ pay_date }) => pay_date <= day))
      this.write({
        cash: [{ player_id, day, move: 'dividend_paid', ref, cash: sum, receivable: -sum }],
        shares: [],
      })
    this.dues.splice(0, this.dues.length, ...this.dues.filter(({ pay_date }) => pay_date > day))
  }

  /** Returns whether the order is accepted. */
  order(clock: string, asked: HistoryOrder): boolean {
    const account = this.accounts[asked.player]
    const share = this.shareOf(asked.code, clock)
    if (!account || !share) return false
    const { player: player_id, code, side, qty, price } = asked
    const position = this.positions.get(holdingKey({ player_id, code }))
    const bought = position?.boughtOn === share.day ? position.bought : 0
    const sellable = position ? position.qty - position.held - bought : 0
    if (orderProblem(share, asked, sellable)) return false
    const worst = worstPrice(share, price)
    const held = side === 'sell' ? qty : moneyToHold({ qty, price: worst }, this.history.terms, share.rules)
    if (side === 'buy') {
      if (account.cash < held) return false
      const ordered = this.orders
        .filter(
          ({ order, state }) =>
            state === 'open' && order.side === 'buy' && order.player_id === player_id && order.code === code,
        )
        .reduce(
          (sum, { order }) => sum + amountOf(order.price ?? share.quote.last, order.qty - order.filled_qty),
          0,
        )
      const worth = amountOf(share.quote.last, position?.qty ?? 0) + ordered + amountOf(worst, qty)
      const { most_percent } = this.history.terms
      if (capProblem({ name: '', worth, asset: this.assetOf(player_id), most_percent })) return false
    }
    const order: OpenOrder = {
      order_id: this.orders.length,
      player_id,
      code,
      side,
      qty,
      price,
      day: share.day,
      filled_qty: 0,
      filled_amount: 0,
      commission: 0,
      stamp: 0,
      transfer: 0,
      held,
      awaitsOpening: clock < '09:25:00',
      ...this.history.terms,
    }
    this.orders.push({ order, state: 'open', isEarly: order.awaitsOpening })
    this.write(orderEntries(order, held))
    return true
  }

  cancel(clock: string, nth: number): void {
    const one = this.orders[nth]
    if (one?.state === 'open' && mayCancel(phaseAt(at(clock)))) this.end(one, 'cancelled')
  }

  quote(clock: string, given: readonly HistoryQuote[]): void {
    this.tick += 1
    const phase = phaseAt(at(clock))
    const met = given.map((quote): MetQuote => {
      const before = this.quotes.get(quote.code)
      const isSameDay = before?.day === this.today.day
      const rules = rulesOf(quote.code)
      const limits = this.limitsOf(quote, true, quote.prev_close, rules)
      return {
        code: quote.code,
        phase,
        rules,
        last: quote.last,
        open: clock < '09:25:00' ? null : quote.open,
        bid1: quote.bid1,
        ask1: quote.ask1,
        limit_up: limits?.up ?? null,
        limit_down: limits?.down ?? null,
        traded: before ? Math.max(0, quote.volume - (isSameDay ? before.volume : 0)) : 0,
        is_suspended: quote.is_suspended,
        is_stale: phase === 'continuous' && quote.is_late,
      }
    })
    for (const quote of given) this.quotes.set(quote.code, { ...quote, day: this.today.day })
    const quotes = new Map(met.map((one) => [one.code, one]))
    const open = this.orders.filter(({ order, state }) => state === 'open' && order.day === this.today.day)
    const outcomes = matchTick(
      open.map(({ order }) => order),
      quotes,
    )
    const holdings = new Map([...this.positions].map(([key, { qty, cost }]) => [key, { qty, cost }]))
    this.write(tickEntries(outcomes, this.tick, holdings))
    for (const { before, after, state } of outcomes) {
      const one = this.orders[before.order_id]
      if (one) Object.assign(one, { order: after, state })
    }
    for (const one of open) {
      const quote = quotes.get(one.order.code)
      if (quote && quote.open !== null && !quote.is_suspended && !quote.is_stale)
        one.order = { ...one.order, awaitsOpening: false }
    }
  }

  expire(): void {
    for (const one of this.orders) if (one.state === 'open') this.end(one, 'expired')
  }

  private end(one: MemoryBook['orders'][number], state: string): void {
    this.write(endEntries(one.order, one.order.held))
    Object.assign(one, { order: { ...one.order, held: 0 }, state })
  }

  private shareOf(code: string, clock: string): Share | undefined {
    const quote = this.quotes.get(code)
    if (!quote) return undefined
    const { day, actions } = this.today
    const isOfToday = quote.day === day
    const rules = rulesOf(code)
    const action = actions.find((one) => one.code === code)
    const reference = action ? exReference(rules, quote.last, action) : quote.last
    const prev_close = isOfToday ? quote.prev_close : reference
    return {
      code,
      name: '',
      unit: '股',
      day,
      isTradeDay: true,
      phase: phaseAt(at(clock)),
      rules,
      quote: quote as unknown as Quote,
      isOfToday,
      prev_close,
      limits: this.limitsOf(quote, isOfToday, prev_close, rules),
    }
  }

  private limitsOf(quote: HistoryQuote, isOfToday: boolean, prev_close: number, rules: ExchangeRules) {
    if (isOfToday && isPrice(quote.limit_up) && isPrice(quote.limit_down))
      return { up: quote.limit_up, down: quote.limit_down }
    return limitsOf(rules, { prev_close, is_st: false, listed_days: null })
  }

  /** A player's total assets, at the last prices. */
  assetOf(player_id: number): number {
    const { cash, held, receivable } = this.accounts[player_id] ?? { cash: 0, held: 0, receivable: 0 }
    return [...this.positions].reduce(
      (sum, [key, { qty }]) => {
        const [owner, code = ''] = key.split(' ')
        return Number(owner) === player_id ? sum + amountOf(this.quotes.get(code)?.last ?? 0, qty) : sum
      },
      cash + held + receivable,
    )
  }

  /** As the triggers do it: one statement at a time, after which no balance may be below zero. */
  private write({ cash, shares }: Entries): void {
    for (const { player_id, move, ref, ...moved } of cash) {
      this.once(`${player_id} ${move} ${ref}`)
      const account = this.accounts[player_id]
      if (!account) throw new Error(`There is no player ${player_id}.`)
      account.cash += moved.cash ?? 0
      account.held += moved.held ?? 0
      account.receivable += moved.receivable ?? 0
    }
    for (const { player_id, code, day, move, ref, qty = 0, held = 0, cost = 0 } of shares) {
      this.once(`${player_id} ${code} ${move} ${ref}`)
      const key = holdingKey({ player_id, code })
      const position = this.positions.get(key) ?? { qty: 0, held: 0, cost: 0, bought: 0, boughtOn: day }
      this.positions.set(key, {
        qty: position.qty + qty,
        held: position.held + held,
        cost: position.cost + cost,
        bought: (position.boughtOn === day ? position.bought : 0) + (move === 'buy' ? qty : 0),
        boughtOn: day,
      })
    }
    for (const { cash: money, held, receivable } of this.accounts)
      if (Math.min(money, held, receivable) < 0) throw new Error('An account has less than nothing.')
    for (const { qty, held, cost, bought } of this.positions.values())
      if (Math.min(qty, held, qty - held - bought) < 0 || (qty === 0 && cost !== 0))
        throw new Error('A position has less than nothing.')
  }

  private once(what: string): void {
    if (this.written.has(what)) throw new Error(`${what} was written twice.`)
    this.written.add(what)
  }
}

/** The contents of the table exchange_rule for the days of the tests. The database variant reads them there. */
function rulesOf(code: string): ExchangeRules {
  const main: ExchangeRules = {
    board: 'main',
    price_limit: 10,
    price_limit_st: 5,
    free_days: 5,
    lot: 100,
    lot_step: 100,
    most_shares: 1_000_000,
    tick: 100,
    stamp_rate: 500,
    transfer_rate: 10,
    band_up: 102,
    band_down: 98,
  }
  if (code === ETF)
    return {
      ...main,
      board: 'etf',
      tick: 10,
      stamp_rate: 0,
      transfer_rate: 0,
      band_up: null,
      band_down: null,
    }
  if (code === STAR)
    return { ...main, board: 'star', price_limit: 20, lot: 200, lot_step: 1, most_shares: 100_000 }
  return main
}
