import type { Bar, Quote } from '../market-store'
import type { Price } from '../price'
import { dailyLimit, tickOf } from './demo-bars'
import type { DEMO_INSTRUMENTS } from './demo-instruments'
import { MADE_UP } from './demo-market'
import { LAST_STEP, type Step } from './demo-steps'
import { createRandom } from './random'

/** An instrument of the demo on a day, with the reference price that the day begins from. */
export interface DemoShare {
  one: (typeof DEMO_INSTRUMENTS)[number]
  prev_close: Price
}

/** On this many days in a hundred a share goes to its upper limit, where nobody sells. */
const LIMIT_UPS = 3
/** How many steps it takes to get there. */
const CLIMB = 100

/**
 * What some instruments of the demo trade at at a moment of a day: the same for the same instruments, day and moment.
 * Each starts at its reference price, moves in steps that look random and stops at the limits of its day; now and then
 * one climbs to the upper one and stays there for a while. An index moves up and down as much as the shares do
 * together.
 */
export function demoQuotes(shares: readonly DemoShare[], { day, number, quoted_at }: Step): Quote[] {
  const walks = shares.filter(({ one }) => one.kind !== 'index').map((share) => beginWalk(share, day))
  const indexes = shares.filter(({ one }) => one.kind === 'index').map((share) => openIndex(share, walks))
  for (let step = 1; step <= number; step += 1) {
    for (const walk of walks) walk.go(step)
    for (const index of indexes) index.follow()
  }
  return [...walks, ...indexes].map((walk) => ({
    ...walk.quote(),
    quoted_at,
    is_suspended: false,
    ...MADE_UP,
  }))
}

/** The day's bar that a closing quote amounts to. */
export function barOf({ code, last, prev_close, open, high, low, volume, amount }: Quote, day: string): Bar {
  const of = { open: open ?? last, high: high ?? last, low: low ?? last, close: last }
  return { code, day, ...of, prev_close, volume, amount, ...MADE_UP }
}

/** The day's trading so far. */
interface Trading {
  readonly open: Price
  last: Price
  high: Price
  low: Price
  /** Shares. */
  volume: number
  /** Fen. */
  amount: number
}

function beginWalk({ one, prev_close }: DemoShare, day: string) {
  const { code } = one
  const random = createRandom(`${code} ${day}`)
  const draw = () => (random() + random() + random()) * 2 - 3
  const tick = tickOf(one)
  const { up, down } = limitsAround(one, prev_close)
  const liveliness = (dailyLimit(one) / 10) * (0.006 + 0.006 * random())
  const stride = (prev_close * liveliness) / Math.sqrt(LAST_STEP)
  // Lots of a hundred that change hands at a step.
  const lots = (10_000 + random() * 200_000) / LAST_STEP
  const climb = random() * 100 < LIMIT_UPS ? climbOf(random) : undefined
  let exact = clamp(prev_close * (1 + draw() * liveliness * 0.3))
  const traded = openAt(toTick(exact))
  trade(traded, traded.open, Math.floor(lots * (5 + random() * 20)) * 100)

  function clamp(price: number): number {
    return Math.min(up, Math.max(down, price))
  }

  function toTick(price: number): Price {
    return clamp(Math.round(price / tick) * tick)
  }

  return {
    change: () => traded.last / prev_close,
    traded,
    go(step: number) {
      exact = clamp(exact + draw() * stride)
      if (climb && step > climb.from && step <= climb.until)
        exact += (up - exact) / Math.max(1, climb.from + CLIMB - step)
      trade(traded, toTick(exact), Math.floor(lots * random() * 2) * 100)
    },
    quote(): Omit<Quote, 'quoted_at' | 'is_suspended' | 'source' | 'is_simulated'> {
      const { last } = traded
      return {
        code,
        prev_close,
        ...traded,
        bid1: last === up ? up : last === down ? null : last - tick,
        ask1: last === up ? null : last === down ? down : last + tick,
        limit_up: up,
        limit_down: down,
      }
    },
  }
}

/** When a share starts for its upper limit and when it may leave it again. */
function climbOf(random: () => number): { from: number; until: number } {
  const from = Math.floor(random() * LAST_STEP * 0.8)
  return { from, until: from + CLIMB + 200 + Math.floor(random() * 1_200) }
}

/** As the exchanges compute them: rounded to the nearest tick. */
function limitsAround(one: DemoShare['one'], prev_close: Price): { up: Price; down: Price } {
  const tick = tickOf(one)
  const limit = dailyLimit(one)
  const at = (percent: number) => Math.round((prev_close * percent) / (100 * tick)) * tick
  return { up: at(100 + limit), down: Math.max(tick, at(100 - limit)) }
}

function openIndex({ one, prev_close }: DemoShare, walks: readonly ReturnType<typeof beginWalk>[]) {
  const tick = tickOf(one)
  const now = () => {
    const change = walks.reduce((sum, walk) => sum + walk.change(), 0) / Math.max(1, walks.length)
    return Math.round((prev_close * (walks.length === 0 ? 1 : change)) / tick) * tick
  }
  const traded = openAt(now())
  const sum = (of: 'volume' | 'amount') => walks.reduce((all, walk) => all + walk.traded[of], 0)
  return {
    follow: () => trade(traded, now(), 0),
    quote: (): Omit<Quote, 'quoted_at' | 'is_suspended' | 'source' | 'is_simulated'> => ({
      code: one.code,
      prev_close,
      ...traded,
      volume: sum('volume'),
      amount: sum('amount'),
      bid1: null,
      ask1: null,
      limit_up: null,
      limit_down: null,
    }),
  }
}

function openAt(price: Price): Trading {
  return { open: price, last: price, high: price, low: price, volume: 0, amount: 0 }
}

function trade(traded: Trading, price: Price, shares: number): void {
  traded.last = price
  traded.high = Math.max(traded.high, price)
  traded.low = Math.min(traded.low, price)
  traded.volume += shares
  traded.amount += Math.round((shares * price) / 100)
}
