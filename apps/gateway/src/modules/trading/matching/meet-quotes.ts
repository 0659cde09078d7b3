import type { Transaction } from '../../../db/database'
import { chinaDay, chinaTime } from '../../../time/china-time'
import { isPrice, type Phase, phaseOf } from '../../exchange'
import { findInstruments, type Instrument, type TickQuote } from '../../market'
import { type DayRules, loadDayRules } from '../orders/share-rules'
import type { MetQuote } from './match-tick'

/** A quote that comes later than this after its own time fills nothing while trading is continuous. */
const STALE_MS = 15_000

/** In these phases the exchanges have no opening price yet, whatever a source writes. */
export const BEFORE_OPENING: ReadonlySet<Phase> = new Set([
  'closed',
  'opening_auction',
  'opening_auction_no_cancel',
])

/** A quote as it was met, with its day and the other fields stored with it. */
export type KeptQuote = MetQuote &
  Pick<TickQuote, 'prev_close' | 'quoted_at' | 'received_at'> & { day: string }

/** The quotes of these instruments as orders meet them. Instruments without any trading rules are left out. */
export async function meetQuotes(tx: Transaction, quotes: readonly TickQuote[]): Promise<KeptQuote[]> {
  const instruments = await findInstruments(
    tx,
    quotes.map(({ code }) => code),
  )
  const days = new Map<string, DayRules>()
  const met: KeptQuote[] = []
  for (const quote of quotes) {
    const instrument = instruments.get(quote.code)
    const day = chinaDay(quote.quoted_at)
    const rules = days.get(day) ?? (await loadDayRules(tx, day))
    days.set(day, rules)
    const one = instrument && (await meet(quote, day, instrument, rules))
    if (one) met.push(one)
  }
  return met
}

async function meet(
  quote: TickQuote,
  day: string,
  instrument: Instrument,
  dayRules: DayRules,
): Promise<KeptQuote | undefined> {
  const rules = dayRules.rulesOf(instrument)
  if (!rules) return undefined
  const phase = phaseAt(quote.quoted_at)
  const limits = await dayRules.limitsOf(instrument, quote)
  const { code, last, prev_close, traded, is_suspended, quoted_at, received_at } = quote
  return {
    code,
    day,
    phase,
    rules,
    last,
    prev_close,
    traded,
    is_suspended,
    quoted_at,
    received_at,
    open: BEFORE_OPENING.has(phase) ? null : priceOrNull(quote.open),
    bid1: priceOrNull(quote.bid1),
    ask1: priceOrNull(quote.ask1),
    limit_up: limits?.up ?? null,
    limit_down: limits?.down ?? null,
    is_stale: phase === 'continuous' && isLate(quote),
  }
}

/** Made-up quotes are as new as whoever makes them says. */
function isLate({ is_simulated, quoted_at, received_at }: TickQuote): boolean {
  return !is_simulated && received_at.getTime() - quoted_at.getTime() > STALE_MS
}

/** The trading phase at a moment of a trading day. */
export function phaseAt(moment: Date): Phase {
  return phaseOf(chinaTime(moment).slice(11, 19))
}

function priceOrNull(price: number | null): number | null {
  return isPrice(price) ? price : null
}
