import { sql } from 'drizzle-orm'
import { isOfAge } from '../../db/age'
import type { RuleConditions } from '../define-module'
import { visitLog } from './visit-tables'

const { visitor, code, duration, created_at } = visitLog

/**
 * The conditions of rules about what somebody has looked at. Views state their visitor themselves, as phones report it:
 * anybody claiming to be somebody else adds to what that visitor has seen.
 */
export const visitConditions: RuleConditions = {
  visited({ visited: { page, times, days, seconds } }) {
    const asked = [
      sql`${visitor} IS NOT NULL`,
      sql`${created_at} > now() - make_interval(days => ${days})`,
      ...(page === undefined ? [] : [sql`${code} = ${page}`]),
      ...(seconds === undefined ? [] : [sql`${duration} >= ${seconds}`]),
    ]
    return sql`SELECT ${visitor} AS uid FROM ${visitLog} WHERE ${sql.join(asked, sql` AND `)}
      GROUP BY ${visitor} HAVING count(*) >= ${times}`
  },
  /** Since their last view. */
  visited_days({ visited_days }) {
    const views = sql`SELECT ${visitor} AS uid FROM ${visitLog} WHERE ${visitor} IS NOT NULL`
    // Any recent enough view will do, so that old ones need not be read.
    if (visited_days.at_least === undefined) return sql`${views} AND ${isOfAge(created_at, visited_days)}`
    return sql`${views} GROUP BY ${visitor} HAVING ${isOfAge(sql`max(${created_at})`, visited_days)}`
  },
}
