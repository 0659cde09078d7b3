import { QueryBuilder } from 'drizzle-orm/pg-core'
import { dailyBar, instrument } from './market-tables'

/** The names of all instruments, for another module's query to join; `as` is their alias in that query. */
export function instrumentNames<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ code: instrument.code, name: instrument.name }).from(instrument).as(as)
}

/** The closes of instruments on each day, and the reference prices of those days, for a join. */
export function barCloses<Alias extends string>(as: Alias) {
  const { code, day, close, prev_close } = dailyBar
  return new QueryBuilder().select({ code, day, close, prev_close }).from(dailyBar).as(as)
}
