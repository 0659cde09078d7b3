export { DEMO_INSTRUMENTS } from './demo/demo-instruments'
export { findNotes } from './find-notes'
export {
  type Bar,
  findBars,
  findInstruments,
  findNotices,
  findQuotes,
  type Instrument,
  type Quote,
} from './market-store'
export { marketModule } from './module'
export { PRICE_UNIT, yuanOf } from './price'
export { isTradeDay, lastTradeDay, nextTradeDay, tradingDay, UnknownTradeYear } from './trade-calendar'
