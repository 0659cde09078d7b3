import type { Orm, Transaction } from '../../../db/database'
import {
  boardOf,
  type ExchangeRule,
  type ExchangeRules,
  isPrice,
  limitsOf,
  loadExchangeRules,
  NoExchangeRule,
  rulesOf,
} from '../../exchange'
import { countTradeDays, type Instrument } from '../../market'

/** As many days of the calendar as the first trade days of a listing, which have no limits, can take. */
const FIRST_DAYS = 60
const DAY_MS = 86_400_000

/** What holds for shares on a day. */
export interface DayRules {
  /** Undefined: it cannot be traded here, or nobody knows by what rules. */
  rulesOf(instrument: Pick<Instrument, 'code' | 'kind'>): ExchangeRules | undefined
  /** The highest and the lowest price of the day; null: there is none. */
  limitsOf(
    instrument: Pick<Instrument, 'code' | 'kind' | 'is_st' | 'listed_on'>,
    quote: LimitQuote,
  ): Promise<DayLimits | null>
}

export interface DayLimits {
  up: number
  down: number
}

interface LimitQuote {
  /** The exchange's reference price of the day. */
  prev_close: number
  limit_up: number | null
  limit_down: number | null
}

/** What holds on a day, by the rules that are stored. */
export async function loadDayRules(db: Orm | Transaction, day: string): Promise<DayRules> {
  const rows = await loadExchangeRules(db)
  const ofBoards = new Map<string, ExchangeRules | undefined>()
  const rulesFor = (instrument: Pick<Instrument, 'code' | 'kind'>) => {
    const board = boardOf(instrument)
    if (board === null) return undefined
    if (!ofBoards.has(board)) ofBoards.set(board, knownRules(rows, board, day))
    return ofBoards.get(board)
  }
  return {
    rulesOf: rulesFor,
    async limitsOf(instrument, quote) {
      const told = limitsTold(quote)
      if (told) return told
      const rules = rulesFor(instrument)
      if (!rules) return null
      const listed_days = await listedDays(db, instrument.listed_on, day)
      return computed(rules, { prev_close: quote.prev_close, is_st: instrument.is_st, listed_days })
    },
  }
}

/** The limits that a source of quotes tells go before those that are computed, as it knows what was announced. */
function limitsTold({ limit_up, limit_down }: LimitQuote): DayLimits | null {
  return isPrice(limit_up) && isPrice(limit_down) ? { up: limit_up, down: limit_down } : null
}

/** The first day of a listing under the rule of 44 % is not covered, and is left to what the source tells. */
function computed(rules: ExchangeRules, share: Parameters<typeof limitsOf>[1]): DayLimits | null {
  try {
    return limitsOf(rules, share)
  } catch (error) {
    if (error instanceof NoExchangeRule) return null
    throw error
  }
}

function knownRules(
  rows: readonly ExchangeRule[],
  board: ExchangeRules['board'],
  day: string,
): ExchangeRules | undefined {
  try {
    return rulesOf(rows, board, day)
  } catch (error) {
    if (error instanceof NoExchangeRule) return undefined
    throw error
  }
}

/** The how-manyth trade day of its listing a day is. Null: it is none of the first, or nobody knows. */
async function listedDays(
  db: Orm | Transaction,
  listed_on: string | null,
  day: string,
): Promise<number | null> {
  if (listed_on === null || Date.parse(day) - Date.parse(listed_on) > FIRST_DAYS * DAY_MS) return null
  return countTradeDays(db, listed_on, day)
}
