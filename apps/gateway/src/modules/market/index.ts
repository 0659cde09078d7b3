export { type DayPrice, findActionsUntil, findDayPrices, findTradeDays } from './day-prices'
export { DEMO_INSTRUMENTS } from './demo/demo-instruments'
export { createRandom } from './demo/random'
export { findNotes } from './find-notes'
export { barCloses, instrumentNames } from './instrument-names'
export {
  type Bar,
  findBars,
  findBarsOf,
  findCloses,
  findIndexes,
  findInstruments,
  findNotices,
  findQuotes,
  type Instrument,
  type Quote,
} from './market-store'
export { marketModule } from './module'
export { MOST_PRICE, PRICE_UNIT, priceOf, yuanOf } from './price'
export {
  type CorporateAction,
  changedCodes,
  countTradeDays,
  findActionsOf,
  findPaidBy,
  lastPrices,
  newestTick,
  nextTick,
  quotesOfTick,
  type TickQuote,
} from './quote-ticks'
export { isTradeDay, lastTradeDay, nextTradeDay, tradingDay, UnknownTradeYear } from './trade-calendar'
