/** What the exchanges do at a time of a trade day. */
export type Phase =
  | 'closed'
  | 'opening_auction'
  | 'opening_auction_no_cancel'
  | 'waiting'
  | 'continuous'
  | 'break'
  | 'closing_auction'
  | 'after'

/**
 * When each begins; it lasts until the next. After 15:00 nothing is traded here: trading at the closing price is left
 * out.
 */
const PHASES: readonly (readonly [string, Phase])[] = [
  ['00:00:00', 'closed'],
  ['09:15:00', 'opening_auction'],
  ['09:20:00', 'opening_auction_no_cancel'],
  ['09:25:00', 'waiting'],
  ['09:30:00', 'continuous'],
  ['11:30:00', 'break'],
  ['13:00:00', 'continuous'],
  ['14:57:00', 'closing_auction'],
  ['15:00:00', 'after'],
]

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/**
 * The phase at a time of a trade day, by the clock of China: `09:15:00`. Whether the day is one is up to the trade
 * calendar. Throws a RangeError for what is not a time. Trading rules of the three exchanges.
 */
export function phaseOf(clock: string): Phase {
  if (!CLOCK.test(clock))
    throw new RangeError(`“${clock}” is no time of the clock of China. Write it as 09:15:00.`)
  return PHASES.findLast(([from]) => from <= clock)?.[1] ?? 'closed'
}

const TAKES_ORDERS: ReadonlySet<Phase> = new Set<Phase>([
  'opening_auction',
  'opening_auction_no_cancel',
  'waiting',
  'continuous',
  'closing_auction',
])

const NO_CANCEL: ReadonlySet<Phase> = new Set<Phase>(['opening_auction_no_cancel', 'closing_auction'])

/** Whether an order is accepted. From 9:25 to 9:30 it waits, as it does in Shenzhen, and with brokers for Shanghai. */
export function takesOrders(phase: Phase): boolean {
  return TAKES_ORDERS.has(phase)
}

/**
 * Whether an order can be cancelled: whenever one is accepted, except in the last minutes of an auction. To be
 * verified: that these are the same minutes on all three exchanges.
 */
export function mayCancel(phase: Phase): boolean {
  return takesOrders(phase) && !NO_CANCEL.has(phase)
}
