import type { Context } from '../../context'
import { findMissingTradeYear } from './trade-calendar'

/** Warns in the log, once a day, that the next year of the trade calendar has to be imported. */
export async function warnOfTradeCalendar(
  { db, log }: Pick<Context, 'db' | 'log'>,
  today?: string,
): Promise<void> {
  const year = await findMissingTradeYear(db.orm, today)
  if (year === null) return
  log.warn(
    { year },
    'The trade calendar lacks next year; import it with npm run data -- import trade-calendar',
  )
}
