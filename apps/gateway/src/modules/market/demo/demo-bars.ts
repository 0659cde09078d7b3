import type { Price } from '../price'
import type { DEMO_INSTRUMENTS } from './demo-instruments'
import { createRandom } from './random'

type DemoInstrument = (typeof DEMO_INSTRUMENTS)[number]

/** The result of a day, in the units of the table. */
export interface DemoBar {
  day: string
  open: Price
  high: Price
  low: Price
  close: Price
  prev_close: Price
  volume: number
  amount: number
}

/** What is given for ten shares on a day: ten-thousandths of a yuan, and of a share. */
export interface DemoAction {
  ex_date: string
  cash: number
  bonus: number
}

/**
 * How many per cent from the reference price the exchange lets a day move it; an index has no such limit, and stays
 * within it.
 */
export function dailyLimit({ code, kind }: Pick<DemoInstrument, 'code' | 'kind'>): number {
  if (kind !== 'stock') return 10
  if (code.startsWith('92')) return 30
  return code.startsWith('30') || code.startsWith('68') ? 20 : 10
}

/** The price tick: a fen, or a tenth of one for an ETF. */
export function tickOf({ kind }: Pick<DemoInstrument, 'kind'>): Price {
  return kind === 'etf' ? 10 : 100
}

/**
 * A random walk of prices over some days, the same for the same instrument and days. Each day opens, moves and closes
 * by the sum of three uniform draws from −1 to 1, which is close enough to a bell curve, times how lively the
 * instrument is; anything beyond the limits of the day stops at them. On an ex-date the reference price is the
 * exchange's: previous close, less cash, divided by the shares that one has become.
 */
export function demoBars(
  instrument: DemoInstrument,
  days: readonly string[],
  actions: readonly DemoAction[] = [],
): DemoBar[] {
  const random = createRandom(instrument.code)
  const tick = tickOf(instrument)
  const limit = dailyLimit(instrument)
  const liveliness = (limit / 10) * (0.006 + 0.006 * random())
  const shares = 20_000 + Math.floor(random() * 200_000)
  const draw = () => (random() + random() + random()) * 2 - 3
  let close = firstPrice(instrument, random, tick)
  return days.map((day): DemoBar => {
    const action = actions.find(({ ex_date }) => ex_date === day)
    const prev_close = action ? referencePrice(close, action, tick) : close
    const within = (price: number) => clamp(toTick(price, tick), prev_close, limit, tick)
    const open = within(prev_close * (1 + draw() * liveliness * 0.3))
    close = within(prev_close * (1 + draw() * liveliness))
    const high = within(Math.max(open, close) * (1 + random() * liveliness * 0.5))
    const low = within(Math.min(open, close) * (1 - random() * liveliness * 0.5))
    // Lots of a hundred.
    const volume = Math.floor(shares * (0.5 + random())) * 100
    return { day, open, high, low, close, prev_close, volume, amount: fenFor(volume, open, close) }
  })
}

/** The reference price of an ex-date. */
export function referencePrice(
  close: Price,
  { cash, bonus }: Omit<DemoAction, 'ex_date'>,
  tick: Price,
): Price {
  return toTick(((10 * close - cash) * 10_000) / (100_000 + bonus), tick)
}

function firstPrice({ kind }: DemoInstrument, random: () => number, tick: Price): Price {
  const yuan = { stock: 8 * 20 ** random(), etf: 0.8 + random(), index: 3_000 + 500 * random() }[kind]
  return toTick(yuan * 10_000, tick)
}

function toTick(price: number, tick: Price): Price {
  return Math.round(price / tick) * tick
}

function clamp(price: Price, reference: Price, limit: number, tick: Price): Price {
  const highest = Math.floor((reference * (100 + limit)) / 100 / tick) * tick
  const lowest = Math.ceil((reference * (100 - limit)) / 100 / tick) * tick
  return Math.min(highest, Math.max(lowest, price))
}

/** What a volume costs at the middle of two prices, in fen. */
function fenFor(volume: number, one: Price, other: Price): number {
  return Math.round((volume * (one + other)) / 2 / 100)
}
