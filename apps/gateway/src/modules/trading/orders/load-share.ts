import type { Orm, Transaction } from '../../../db/database'
import { chinaDay } from '../../../time/china-time'
import { type ExchangeRules, exReference, type Phase } from '../../exchange'
import {
  findActionsOf,
  findInstruments,
  findQuotes,
  type Instrument,
  type Quote,
  tradingDay,
} from '../../market'
import { phaseAt } from '../matching/meet-quotes'
import { type DayLimits, loadDayRules } from './share-rules'

/** What orders for a share are checked against at a moment. */
export interface Share {
  code: string
  name: string
  /** The unit it is counted in: 股, or 份 for an ETF. */
  unit: '股' | '份'
  day: string
  isTradeDay: boolean
  phase: Phase
  rules: ExchangeRules
  /** The newest quote; of today or of a day before. */
  quote: Quote
  isOfToday: boolean
  /** Today's reference price, ten-thousandths of a yuan. */
  prev_close: number
  /** Null: there are none today. */
  limits: DayLimits | null
}

/** Why there is nothing to trade, in words. */
export type NoShare = { problem: string }

/** What is known of a share at a moment, or why it cannot be traded. */
export async function loadShare(db: Orm | Transaction, code: string, now: Date): Promise<Share | NoShare> {
  const day = chinaDay(now)
  const instrument = (await findInstruments(db, [code])).get(code)
  if (!instrument) return { problem: '没有这个代码，请检查后再委托' }
  const dayRules = await loadDayRules(db, day)
  const rules = dayRules.rulesOf(instrument)
  if (!rules) return { problem: `${instrument.name}不能模拟交易，可以买卖的是沪深北的股票和 ETF` }
  const problem = listingProblem(instrument, day)
  if (problem) return { problem }
  const quote = (await findQuotes(db, [code])).get(code)
  if (!quote) return { problem: `${instrument.name}暂时没有行情，请稍后再试` }
  const isOfToday = chinaDay(quote.quoted_at) === day
  const prev_close = isOfToday ? quote.prev_close : await referenceAfter(db, quote, rules, day)
  const told = isOfToday ? quote : { limit_up: null, limit_down: null }
  return {
    code,
    name: instrument.name,
    unit: instrument.kind === 'etf' ? '份' : '股',
    day,
    isTradeDay: (await tradingDay(db, day)) === 'open',
    phase: phaseAt(now),
    rules,
    quote,
    isOfToday,
    prev_close,
    limits: await dayRules.limitsOf(instrument, { prev_close, ...limitsOf(told) }),
  }
}

function limitsOf({ limit_up, limit_down }: Pick<Quote, 'limit_up' | 'limit_down'>) {
  return { limit_up, limit_down }
}

function listingProblem({ name, listed_on, delisted_on }: Instrument, day: string): string | undefined {
  if (listed_on !== null && day < listed_on) return `${name}还没有上市，不能委托`
  if (delisted_on !== null && day >= delisted_on) return `${name}已经退市，不能委托`
  return undefined
}

/** The reference price of a day before its first quote: the last price, less what is deducted on the ex-date. */
async function referenceAfter(
  db: Orm | Transaction,
  { code, last }: Quote,
  rules: ExchangeRules,
  day: string,
): Promise<number> {
  const action = (await findActionsOf(db, day)).find((one) => one.code === code)
  return action ? exReference(rules, last, action) : last
}

/** How old a quote may be during a session before it is called stale, milliseconds. */
const STALE_MS = 15_000

/** Whether the newest quote is older than it should be while trading is continuous. */
export function isStale({ quote, isOfToday, phase, isTradeDay }: Share, now: Date): boolean {
  if (!isTradeDay || phase !== 'continuous') return false
  if (!isOfToday) return true
  return !quote.is_simulated && now.getTime() - quote.quoted_at.getTime() > STALE_MS
}
