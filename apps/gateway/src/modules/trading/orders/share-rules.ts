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

/** The most calendar days that the first trading days of a listing, which have no limits, can span. */
const FIRST_DAYS = 60
const DAY_MS = 86_400_000

/** The rules for shares on a day. */
export interface DayRules {
  /** Undefined: it cannot be traded here, or its rules are not known. */
  rulesOf(instrument: Pick<Instrument, 'code' | 'kind'>): ExchangeRules | undefined
  /** The highest and the lowest price of the day; null: there are no limits. */
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

/** The rules of a day, from those stored. */
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

/** Limits reported by a quote source take precedence over computed ones, as it knows what was announced. */
function limitsTold({ limit_up, limit_down }: LimitQuote): DayLimits | null {
  return isPrice(limit_up) && isPrice(limit_down) ? { up: limit_up, down: limit_down } : null
}

/** The first day of a listing under the 44 % rule is not covered, and is left to what the source reports. */
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

/** The ordinal of a day among the trading days of its listing. Null: it is none of the first, or is not known. */
async function listedDays(
  db: Orm | Transaction,
  listed_on: string | null,
  day: string,
): Promise<number | null> {
  if (listed_on === null || Date.parse(day) - Date.parse(listed_on) > FIRST_DAYS * DAY_MS) return null
  return countTradeDays(db, listed_on, day)
}
