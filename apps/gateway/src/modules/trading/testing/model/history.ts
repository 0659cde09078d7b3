import { DAYS, ETF, SHARE, STAR } from '../trading-days'

/**
 * A possible week: initial funds and holdings, and what happens in which order. Prices in ten-thousandths, money in
 * fen.
 */
export interface History {
  seed: number
  terms: { commission_rate: number; commission_min: number; most_percent: number }
  players: readonly { fund: number; holdings: readonly { code: string; qty: number; cost: number }[] }[]
  days: readonly HistoryDay[]
}

export interface HistoryDay {
  day: string
  actions: readonly { code: string; cash: number; bonus: number; pay_date: string }[]
  events: readonly HistoryEvent[]
}

type HistoryEvent =
  | { clock: string; does: 'quote'; quotes: readonly HistoryQuote[] }
  | { clock: string; does: 'order'; order: HistoryOrder }
  /** Cancels the nth order placed; there may be none, or it may have ended. */
  | { clock: string; does: 'cancel'; nth: number }

export interface HistoryOrder {
  player: number
  code: string
  side: 'buy' | 'sell'
  qty: number
  price: number | null
}

export interface HistoryQuote {
  code: string
  last: number
  prev_close: number
  open: number | null
  bid1: number | null
  ask1: number | null
  limit_up: number | null
  limit_down: number | null
  volume: number
  is_suspended: boolean
  is_late: boolean
}

const TICKS: Readonly<Record<string, number>> = { [SHARE]: 100, [STAR]: 100, [ETF]: 10 }
const CODES = Object.keys(TICKS)
/** When something happens: auctions, between, session, break, session, closing auction, after it. */
const TIMES: readonly (readonly [from: number, until: number, weight: number])[] = [
  [33_300, 33_899, 3],
  [33_900, 34_199, 2],
  [34_200, 41_399, 10],
  [41_400, 46_799, 1],
  [46_800, 53_819, 8],
  [53_820, 53_999, 2],
  [54_000, 54_300, 2],
]

/** The same history for the same seed. */
export function randomHistory(seed: number): History {
  const random = randomOf(seed)
  const prices = new Map(CODES.map((code) => [code, priceOf(code, random)]))
  const players = Array.from({ length: random.whole(1, 3) }, () => ({
    fund: random.one([100_000, 2_000_000, 100_000_000]) + random.whole(0, 9_999),
    holdings: CODES.flatMap((code) => {
      if (random.chance(0.4)) return []
      const qty = random.one([random.whole(1, 99), random.whole(1, 12) * 100, random.whole(100, 2_000)])
      return [{ code, qty, cost: random.whole(0, 200_000) }]
    }),
  }))
  return {
    seed,
    terms: {
      commission_rate: random.one([0, 300, 300, 3_000]),
      commission_min: random.one([0, 500, 500, 10_000]),
      most_percent: random.one([30, 100, 100]),
    },
    players,
    days: DAYS.slice(0, random.whole(2, 5)).map((day, index) => {
      const actions =
        index === 0
          ? []
          : CODES.flatMap((code) => (random.chance(0.25) ? [actionOf(code, index, random)] : []))
      return { day, actions, events: eventsOf(prices, { actions, players: players.length }, random) }
    }),
  }
}

type Random = ReturnType<typeof randomOf>

function priceOf(code: string, random: Random): number {
  const yuan = { [SHARE]: random.one([0.5, 8, 30]), [STAR]: 40, [ETF]: 1 }[code] ?? 10
  return Math.round((yuan * 10_000 * random.whole(80, 120)) / 100 / (TICKS[code] ?? 1)) * (TICKS[code] ?? 1)
}

function actionOf(code: string, index: number, random: Random) {
  const [cash, bonus] = random.one([
    [random.whole(1, 400), 0],
    [0, random.whole(1, 100_000)],
    [random.whole(1, 400), random.whole(1, 50_000)],
  ])
  const pay_date = DAYS[Math.min(4, index + random.whole(0, 2))] ?? DAYS[4]
  return { code, cash: cash ?? 0, bonus: bonus ?? 0, pay_date }
}

function eventsOf(
  prices: Map<string, number>,
  { actions, players }: { actions: HistoryDay['actions']; players: number },
  random: Random,
): HistoryEvent[] {
  const closes = new Map(prices)
  const days = new Map(CODES.map((code) => [code, dayOf(code, closes, actions, random)]))
  // Of two quotes in the same second the second would be ignored.
  const clocks = new Set(Array.from({ length: random.whole(8, 40) }, () => random.weighted(TIMES)))
  return [...clocks]
    .sort((one, other) => one - other)
    .map((seconds, index): HistoryEvent => {
      const clock = clockOf(seconds)
      const kind = index === 0 ? 1 : random.whole(1, 100)
      if (kind <= 45) {
        const codes = CODES.filter(() => index > 0 && random.chance(0.7))
        const quoted = codes.length > 0 ? codes : CODES
        return {
          clock,
          does: 'quote',
          quotes: quoted.map((code) => quoteOf(code, seconds, days, prices, random)),
        }
      }
      if (kind <= 90) return { clock, does: 'order', order: orderOf(prices, players, random) }
      return { clock, does: 'cancel', nth: random.whole(0, 20) }
    })
}

interface Day {
  prev_close: number
  open: number | null
  volume: number
  is_suspended: boolean
  limits: readonly [up: number | null, down: number | null]
}

/** The reference price of the day need not equal the last price: the exchange sets it. */
function dayOf(
  code: string,
  closes: ReadonlyMap<string, number>,
  actions: HistoryDay['actions'],
  random: Random,
): Day {
  const tick = TICKS[code] ?? 1
  const last = closes.get(code) ?? tick
  const action = actions.find((one) => one.code === code)
  const prev_close = action
    ? Math.max(tick, Math.round((last * 10 - action.cash) / (10 + action.bonus / 10_000) / tick) * tick)
    : last
  const told = [
    Math.ceil((prev_close * 1.05) / tick) * tick,
    Math.floor((prev_close * 0.95) / tick) * tick,
  ] as const
  return {
    prev_close,
    open: null,
    volume: 0,
    is_suspended: random.chance(0.05),
    limits: random.one([
      [null, null],
      [null, null],
      [999_999_900, null],
      [told[0], Math.max(tick, told[1])],
    ]),
  }
}

function quoteOf(
  code: string,
  seconds: number,
  days: ReadonlyMap<string, Day>,
  prices: Map<string, number>,
  random: Random,
): HistoryQuote {
  const tick = TICKS[code] ?? 1
  const day = days.get(code) ?? {
    prev_close: tick,
    open: null,
    volume: 0,
    is_suspended: false,
    limits: [null, null],
  }
  const moved = Math.round(((prices.get(code) ?? tick) * random.whole(97, 103)) / 100 / tick) * tick
  const [up, down] = day.limits
  const isHeld = up !== null && down !== null
  const last = Math.max(tick, isHeld ? Math.min(up, Math.max(down, moved)) : moved)
  prices.set(code, last)
  if (seconds >= 33_900) {
    day.open ??= random.chance(0.9) ? last : null
    if (random.chance(0.8)) day.volume += random.one([random.whole(0, 900), random.whole(0, 9_000)])
  }
  const nobody = () => random.one([null, 999_999_900])
  return {
    code,
    last,
    prev_close: day.prev_close,
    open: day.open,
    bid1: random.chance(0.08) ? nobody() : Math.max(tick, last - random.whole(0, 1) * tick),
    ask1: random.chance(0.08) ? nobody() : last + random.whole(0, 1) * tick,
    limit_up: up,
    limit_down: down,
    volume: day.volume,
    is_suspended: day.is_suspended || random.chance(0.02),
    is_late: random.chance(0.04),
  }
}

function orderOf(prices: ReadonlyMap<string, number>, players: number, random: Random): HistoryOrder {
  const code = random.one(CODES)
  const tick = TICKS[code] ?? 1
  const away = random.one([0, 0, 1, 1, 3])
  const near =
    Math.round(((prices.get(code) ?? tick) * random.whole(100 - away, 100 + away)) / 100 / tick) * tick
  const price = random.chance(0.02) ? near + 1 : Math.max(tick, near)
  return {
    player: random.whole(0, players - 1),
    code,
    side: random.one(['buy', 'buy', 'buy', 'sell', 'sell']),
    qty: random.one([
      random.whole(2, 20) * 100,
      random.whole(2, 3) * 100,
      random.whole(2, 3) * 100,
      random.whole(2, 3) * 100,
      random.whole(1, 120),
      code === STAR ? random.whole(200, 700) : random.whole(1, 9) * 100,
      random.whole(1_000, 2_000_000),
    ]),
    price: random.chance(0.2) ? null : price,
  }
}

function clockOf(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3_600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Numbers that look like chance and are the same for the same seed. */
function randomOf(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, until: number) => from + Math.floor(next() * (until - from + 1))
  return {
    whole,
    chance: (likely: number) => next() < likely,
    one: <Value>(values: readonly Value[]): Value => values[whole(0, values.length - 1)] as Value,
    weighted(ranges: readonly (readonly [from: number, until: number, weight: number])[]): number {
      let left = whole(
        1,
        ranges.reduce((sum, [, , weight]) => sum + weight, 0),
      )
      for (const [from, until, weight] of ranges) {
        left -= weight
        if (left <= 0) return whole(from, until)
      }
      return 0
    },
  }
}
