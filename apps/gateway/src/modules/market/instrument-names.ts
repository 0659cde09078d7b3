import { QueryBuilder } from 'drizzle-orm/pg-core'
import { dailyBar, instrument } from './market-tables'

/** The names of all instruments, for a query of another module to join; `as` is what they are called in that query. */
export function instrumentNames<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ code: instrument.code, name: instrument.name }).from(instrument).as(as)
}

/** What instruments closed with on each day, and the reference prices of those days, to join. */
export function barCloses<Alias extends string>(as: Alias) {
  const { code, day, close, prev_close } = dailyBar
  return new QueryBuilder().select({ code, day, close, prev_close }).from(dailyBar).as(as)
}
