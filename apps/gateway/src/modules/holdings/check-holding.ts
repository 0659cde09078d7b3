import {
  holdingLimits,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Orm } from '../../db/database'
import { chinaDay } from '../../time/china-time'
import {
  findBars,
  findInstruments,
  findNotices,
  findQuotes,
  type Instrument,
  type Quote,
  yuanOf,
} from '../market'
import { aboveCost, changeOf, rangeOf, volatilityOf } from './holding-facts'

type Item = OperationInput<Operations['holdingDiagnose']>['items'][number]
type Diagnosis = OperationResponse<Operations['holdingDiagnose']>
type Checked = Diagnosis['list'][number]

/** What is known of some holdings, from imported data alone, in the order in which they are asked about. */
export type Facts = Pick<Diagnosis, 'source' | 'as_of' | 'list'>

/** Looks up some holdings. Those that do not exist are reported as not found. */
export async function checkHoldings(db: Orm, items: readonly Item[], now: Date): Promise<Facts> {
  const codes = [...new Set(items.map(({ code }) => code))]
  const instruments = await findInstruments(db, codes)
  const quotes = await findQuotes(db, codes)
  const known = new Map<string, Known>()
  for (const [code, instrument] of instruments)
    known.set(code, await knownOf(db, { instrument, quote: quotes.get(code) }, now))
  const newest = [...quotes.values()].map(({ quoted_at }) => chinaDay(quoted_at)).sort()
  return {
    source: [...new Set([...quotes.values()].map(({ source }) => source))].sort().join('、'),
    as_of: newest.at(-1) ?? '',
    list: items.map((item) => checkedOf(item, known.get(item.code), quotes.get(item.code))),
  }
}

/** What everybody who holds a share is told about it. */
type Known = Omit<Checked, 'code' | 'is_found' | 'vs_cost' | 'weight'>

const UNKNOWN: Known = {
  name: '',
  last: null,
  quoted_at: null,
  is_suspended: false,
  is_simulated: false,
  volatility: null,
  change_20d: null,
  range_1y: null,
  sector: '',
  notices: [],
}

async function knownOf(
  db: Orm,
  { instrument, quote }: { instrument: Instrument; quote: Quote | undefined },
  now: Date,
): Promise<Known> {
  const { code, name, sector } = instrument
  const bars = await findBars(db, code, { from: yearBefore(now), until: chinaDay(now) })
  const notices = await findNotices(db, code, holdingLimits.notices)
  return {
    name,
    last: quote ? yuanOf(quote.last) : null,
    quoted_at: quote?.quoted_at.getTime() ?? null,
    is_suspended: quote?.is_suspended ?? false,
    is_simulated: quote?.is_simulated ?? bars.some(({ is_simulated }) => is_simulated),
    volatility: volatilityOf(bars),
    change_20d: changeOf(bars),
    range_1y: rangeOf(bars, quote),
    sector,
    notices: notices.map(({ published_at, ...notice }) => ({
      ...notice,
      published_at: published_at.getTime(),
    })),
  }
}

function checkedOf(
  { code, cost, weight }: Item,
  known: Known | undefined,
  quote: Quote | undefined,
): Checked {
  return {
    code,
    is_found: known !== undefined,
    ...(known ?? UNKNOWN),
    vs_cost: quote && cost !== undefined ? aboveCost(quote.last, cost) : null,
    weight: weight ?? null,
  }
}

/** The day after the same day of last year. */
function yearBefore(now: Date): string {
  const today = chinaDay(now)
  const at = new Date(
    Date.UTC(Number(today.slice(0, 4)) - 1, Number(today.slice(5, 7)) - 1, Number(today.slice(8)) + 1),
  )
  return at.toISOString().slice(0, 10)
}
