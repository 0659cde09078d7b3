import type { History, HistoryDay, HistoryOrder, HistoryQuote } from './history'

/**
 * A second reckoning of a history, slow and simple, that shares no code with the module: unbounded integers, one order
 * at a time, everything looked up again each time, and the exchanges' rules written out once more.
 */
export function slowReckoning(history: History): SlowBook {
  return new SlowBook(history)
}

/** Main board, STAR and ETF by the first digits of the test codes, for the days of March 2026. */
function rulesOf(code: string) {
  if (code.startsWith('51'))
    return {
      percent: 10n,
      lot: 100n,
      step: 100n,
      most: 1_000_000n,
      tick: 10n,
      stamp: 0n,
      transfer: 0n,
      band: false,
    }
  if (code.startsWith('68'))
    return {
      percent: 20n,
      lot: 200n,
      step: 1n,
      most: 100_000n,
      tick: 100n,
      stamp: 500n,
      transfer: 10n,
      band: true,
    }
  return {
    percent: 10n,
    lot: 100n,
    step: 100n,
    most: 1_000_000n,
    tick: 100n,
    stamp: 500n,
    transfer: 10n,
    band: true,
  }
}

/** Rounds to the nearest integer, halves up; nothing here is negative. */
const nearest = (value: bigint, parts: bigint) => (2n * value + parts) / (2n * parts)
const least = (...values: bigint[]) => values.reduce((one, other) => (one < other ? one : other))
const most = (...values: bigint[]) => values.reduce((one, other) => (one > other ? one : other))

interface SlowOrder {
  player: number
  code: string
  isBuy: boolean
  qty: bigint
  price: bigint | null
  day: string
  givenAt: string
  hasMetOpening: boolean
  state: 'open' | 'filled' | 'cancelled' | 'expired'
  filled: bigint
  amount: bigint
  commission: bigint
  stamp: bigint
  transfer: bigint
  held: bigint
}

interface SlowHolding {
  qty: bigint
  held: bigint
  cost: bigint
  boughtToday: bigint
}

type Quote = {
  [Name in keyof HistoryQuote]: HistoryQuote[Name] extends number | null
    ? bigint | (null extends HistoryQuote[Name] ? null : never)
    : HistoryQuote[Name]
} & { day: string }

export class SlowBook {
  readonly players: { cash: bigint; held: bigint; due: bigint; holdings: Map<string, SlowHolding> }[]
  readonly orders: SlowOrder[] = []
  private readonly quotes = new Map<string, Quote>()
  private readonly dues: { player: number; sum: bigint; pay_date: string }[] = []
  private today = ''
  private actions: HistoryDay['actions'] = []

  constructor(private readonly history: History) {
    this.players = history.players.map(({ fund, holdings }) => ({
      cash: BigInt(fund),
      held: 0n,
      due: 0n,
      holdings: new Map(
        holdings.map(({ code, qty, cost }) => [
          code,
          { qty: BigInt(qty), held: 0n, cost: BigInt(cost), boughtToday: 0n },
        ]),
      ),
    }))
  }

  begin({ day, actions }: HistoryDay): void {
    this.today = day
    this.actions = actions
    for (const { holdings } of this.players) for (const holding of holdings.values()) holding.boughtToday = 0n
    for (const { code, cash, bonus, pay_date } of actions) {
      for (const [player, one] of this.players.entries()) {
        const holding = one.holdings.get(code)
        if (!holding || holding.qty === 0n) continue
        const dividend = nearest(holding.qty * BigInt(cash), 1_000n)
        holding.qty = nearest(holding.qty * (100_000n + BigInt(bonus)), 100_000n)
        holding.cost -= dividend
        one.due += dividend
        this.dues.push({ player, sum: dividend, pay_date })
      }
    }
    for (const due of this.dues.filter(({ pay_date }) => pay_date <= day)) {
      const player = this.player(due.player)
      player.due -= due.sum
      player.cash += due.sum
    }
    this.dues.splice(0, this.dues.length, ...this.dues.filter(({ pay_date }) => pay_date > day))
  }

  /** Returns whether the order is accepted. */
  order(clock: string, asked: HistoryOrder): boolean {
    const player = this.players[asked.player]
    const quote = this.quotes.get(asked.code)
    if (!player || !quote) return false
    if (!['auction', 'no cancel', 'waiting', 'session', 'closing'].includes(phaseOf(clock))) return false
    const rules = rulesOf(asked.code)
    if (quote.is_suspended) return false
    const qty = BigInt(asked.qty)
    const price = asked.price === null ? null : BigInt(asked.price)
    const isBuy = asked.side === 'buy'
    const holding = player.holdings.get(asked.code) ?? { qty: 0n, held: 0n, cost: 0n, boughtToday: 0n }
    const sellable = holding.qty - holding.held - holding.boughtToday
    if (!this.isLot(isBuy, qty, sellable, rules)) return false

    const isToday = quote.day === this.today
    const reference = isToday ? quote.prev_close : this.referenceOf(asked.code, quote.last, rules.tick)
    const limits = this.limitsOf(quote, isToday, reference, rules)
    if (price === null) {
      if (phaseOf(clock) !== 'session' || !isToday) return false
      if (!isPrice(isBuy ? quote.ask1 : quote.bid1)) return false
    } else {
      if (price % rules.tick !== 0n || price > limits.up || price < limits.down) return false
      if (rules.band && phaseOf(clock) === 'session') {
        const sides = isBuy ? [quote.ask1, quote.bid1] : [quote.bid1, quote.ask1]
        const base = isToday ? ([...sides, quote.last].find(isPrice) as bigint) : reference
        const up = most(nearest(base * 102n, 100n * rules.tick) * rules.tick, base + 10n * rules.tick)
        const down = most(
          least(nearest(base * 98n, 100n * rules.tick) * rules.tick, base - 10n * rules.tick),
          rules.tick,
        )
        if (isBuy ? price > up : price < down) return false
      }
    }
    const worst = price ?? limits.up
    const held = isBuy
      ? nearest(worst * qty, 100n) + this.feesOn(true, nearest(worst * qty, 100n), rules).all
      : qty
    if (isBuy) {
      if (player.cash < held) return false
      const asset = this.assetOf(asked.player)
      const ordered = this.orders
        .filter(
          (one) =>
            one.state === 'open' && one.isBuy && one.player === asked.player && one.code === asked.code,
        )
        .reduce((sum, one) => sum + nearest((one.qty - one.filled) * (one.price ?? quote.last), 100n), 0n)
      const worth = nearest(quote.last * holding.qty, 100n) + ordered + nearest(worst * qty, 100n)
      if (worth * 100n > asset * BigInt(this.history.terms.most_percent)) return false
      player.cash -= held
      player.held += held
    } else holding.held += qty
    this.orders.push({
      player: asked.player,
      code: asked.code,
      isBuy,
      qty,
      price,
      day: this.today,
      givenAt: clock,
      hasMetOpening: false,
      state: 'open',
      filled: 0n,
      amount: 0n,
      commission: 0n,
      stamp: 0n,
      transfer: 0n,
      held,
    })
    return true
  }

  /** Cancels an order if it is open and may be cancelled now; one that has ended stays. */
  cancel(clock: string, nth: number): void {
    const order = this.orders[nth]
    if (order?.state !== 'open') return
    if (['auction', 'waiting', 'session'].includes(phaseOf(clock))) this.end(order, 'cancelled')
  }

  quote(clock: string, given: readonly HistoryQuote[]): void {
    for (const one of given) this.quoteOne(clock, one)
  }

  expire(): void {
    for (const order of this.orders) if (order.state === 'open') this.end(order, 'expired')
  }

  private quoteOne(clock: string, given: HistoryQuote): void {
    const before = this.quotes.get(given.code)
    const big = (value: number | null) => (value === null ? null : BigInt(value))
    const quote = {
      ...given,
      last: BigInt(given.last),
      prev_close: BigInt(given.prev_close),
      open: big(given.open),
      bid1: big(given.bid1),
      ask1: big(given.ask1),
      limit_up: big(given.limit_up),
      limit_down: big(given.limit_down),
      volume: BigInt(given.volume),
      day: this.today,
    } as Quote
    // For the first quote ever the starting point is unknown; for the first of a day all of the day's volume counts.
    const traded = before ? quote.volume - (before.day === this.today ? before.volume : 0n) : 0n
    this.quotes.set(given.code, quote)
    const phase = phaseOf(clock)
    if (quote.is_suspended || (quote.is_late && phase === 'session')) return
    const left = { buy: traded / 4n, sell: traded / 4n }
    for (const order of this.orders) {
      if (order.code !== given.code || order.state !== 'open' || order.day !== this.today) continue
      const side = order.isBuy ? 'buy' : 'sell'
      left[side] -= this.meet(order, quote, phase, left[side])
    }
  }

  /** Matches an order against a quote, and returns how many shares were filled. */
  private meet(order: SlowOrder, quote: Quote, phase: string, pool: bigint): bigint {
    const rules = rulesOf(order.code)
    const limits = this.limitsOf(quote, true, quote.prev_close, rules)
    const isEarly = order.givenAt < '09:25:00'
    const isOpening =
      isEarly && !order.hasMetOpening && quote.open !== null && (phase === 'waiting' || phase === 'session')
    let price: bigint | null = null
    if (isOpening) price = quote.open
    else if (isEarly && !order.hasMetOpening && phase === 'session') price = null
    else if (phase === 'session') {
      const other = order.isBuy ? quote.ask1 : quote.bid1
      price = isPrice(other) ? other : null
      if (price === null && order.price === null) this.end(order, 'cancelled')
    } else if (phase === 'after') price = quote.last
    if (quote.open !== null && phase !== 'auction' && phase !== 'no cancel') order.hasMetOpening = true
    if (price === null || order.state !== 'open') return 0n
    if (isOpening || phase === 'after') {
      if (order.price === null) return 0n
      if (order.isBuy ? price === limits.up : price === limits.down) return 0n
    }
    if (order.price !== null && (order.isBuy ? price > order.price : price < order.price)) return 0n
    const rest = order.qty - order.filled
    const qty = rest <= pool ? rest : rest < rules.lot ? 0n : (pool / rules.step) * rules.step
    if (qty === 0n) return 0n
    if (order.isBuy && order.price === null) {
      // What a market order holds has to pay for everything left of it.
      const amount = nearest(price * rest, 100n)
      const paid = order.commission + order.transfer
      if (amount + this.feesOn(true, order.amount + amount, rules).all - paid > order.held) {
        this.end(order, 'cancelled')
        return 0n
      }
    }
    this.fill(order, price, qty, rules)
    return qty
  }

  private fill(order: SlowOrder, price: bigint, qty: bigint, rules: ReturnType<typeof rulesOf>): void {
    const player = this.player(order.player)
    const holding = player.holdings.get(order.code) ?? { qty: 0n, held: 0n, cost: 0n, boughtToday: 0n }
    player.holdings.set(order.code, holding)
    const amount = nearest(price * qty, 100n)
    const due = this.feesOn(order.isBuy, order.amount + amount, rules)
    let stamp = due.stamp - order.stamp
    let transfer = due.transfer - order.transfer
    let commission = due.commission - order.commission
    if (!order.isBuy) {
      stamp = least(stamp, amount)
      transfer = least(transfer, amount - stamp)
      commission = least(commission, amount - stamp - transfer)
    }
    const fees = stamp + transfer + commission
    order.filled += qty
    order.amount += amount
    order.stamp += stamp
    order.transfer += transfer
    order.commission += commission
    if (order.isBuy) {
      order.held -= amount + fees
      player.held -= amount + fees
      holding.qty += qty
      holding.boughtToday += qty
      holding.cost += amount + fees
    } else {
      order.held -= qty
      player.cash += amount - fees
      const part =
        holding.cost < 0n
          ? -nearest(-holding.cost * qty, holding.qty)
          : nearest(holding.cost * qty, holding.qty)
      holding.qty -= qty
      holding.held -= qty
      holding.cost -= part
    }
    if (order.filled === order.qty) this.end(order, 'filled')
  }

  private end(order: SlowOrder, state: SlowOrder['state']): void {
    const player = this.player(order.player)
    if (order.isBuy) {
      player.cash += order.held
      player.held -= order.held
    } else {
      const holding = player.holdings.get(order.code)
      if (holding) holding.held -= order.held
    }
    order.held = 0n
    order.state = state
  }

  private isLot(
    isBuy: boolean,
    qty: bigint,
    sellable: bigint,
    { lot, step, most: top }: ReturnType<typeof rulesOf>,
  ) {
    if (qty > top) return false
    const isWhole = (count: bigint) => count >= lot && (count - lot) % step === 0n
    if (isBuy) return isWhole(qty)
    if (qty > sellable) return false
    const odd = sellable < lot ? sellable : (sellable - lot) % step
    return isWhole(qty) || (odd > 0n && (qty === odd || isWhole(qty - odd)))
  }

  private feesOn(isBuy: boolean, amount: bigint, { stamp, transfer }: ReturnType<typeof rulesOf>) {
    const { commission_rate, commission_min } = this.history.terms
    const fees = {
      commission: most(nearest(amount * BigInt(commission_rate), 1_000_000n), BigInt(commission_min)),
      stamp: isBuy ? 0n : nearest(amount * stamp, 1_000_000n),
      transfer: nearest(amount * transfer, 1_000_000n),
    }
    if (amount === 0n) fees.commission = 0n
    return { ...fees, all: fees.commission + fees.stamp + fees.transfer }
  }

  private limitsOf(
    quote: Quote,
    isToday: boolean,
    reference: bigint,
    { percent, tick }: ReturnType<typeof rulesOf>,
  ) {
    if (isToday && isPrice(quote.limit_up) && isPrice(quote.limit_down))
      return { up: quote.limit_up, down: quote.limit_down }
    return {
      up: most(nearest(reference * (100n + percent), 100n * tick) * tick, reference + tick),
      down: most(least(nearest(reference * (100n - percent), 100n * tick) * tick, reference - tick), tick),
    }
  }

  private referenceOf(code: string, last: bigint, tick: bigint): bigint {
    const action = this.actions.find((one) => one.code === code)
    if (!action) return last
    return most(
      nearest((last * 10n - BigInt(action.cash)) * 10_000n, (100_000n + BigInt(action.bonus)) * tick) * tick,
      tick,
    )
  }

  /** A player's total assets, at the last prices. */
  assetOf(index: number): bigint {
    const { cash, held, due, holdings } = this.player(index)
    return [...holdings].reduce(
      (sum, [code, { qty }]) => sum + nearest(qty * (this.quotes.get(code)?.last ?? 0n), 100n),
      cash + held + due,
    )
  }

  private player(index: number) {
    const player = this.players[index]
    if (!player) throw new Error(`There is no player ${index}.`)
    return player
  }
}

function isPrice(price: bigint | null | undefined): price is bigint {
  return price !== null && price !== undefined && price > 0n && price < 999_999_900n
}

function phaseOf(clock: string): string {
  if (clock < '09:15:00') return 'closed'
  if (clock < '09:20:00') return 'auction'
  if (clock < '09:25:00') return 'no cancel'
  if (clock < '09:30:00') return 'waiting'
  if (clock < '11:30:00') return 'session'
  if (clock < '13:00:00') return 'break'
  if (clock < '14:57:00') return 'session'
  return clock < '15:00:00' ? 'closing' : 'after'
}
