import type { Context } from '../../context'
import type { PageHour } from './page-hour'
import { answerByPostgres } from './questions/answer-by-postgres'

/**
 * What happened on each page, hour by hour, in hours that begin at or after `from` and before `to`; hours in which
 * nothing arrived are left out. The current hour is as far as it has come.
 */
export function pageHours({ db }: Pick<Context, 'db'>, span: { from: Date; to: Date }): Promise<PageHour[]> {
  return answerByPostgres(db).pageHours(span)
}
