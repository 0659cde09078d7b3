import { sql } from 'drizzle-orm'
import { isOfAge } from '../../db/age'
import type { RuleConditions } from '../define-module'
import { visitLog, visitorOfVisit } from './visit-tables'

const KNOWN = sql`${visitLog.uid} IS NOT NULL AND ${visitorOfVisit(visitLog.uid)} IS NOT NULL`
const uid = visitorOfVisit(visitLog.uid)

/**
 * The conditions of rules that ask what somebody has looked at. Views tell their visitor themselves, as phones have it: who
 * says to be somebody else adds to what that one has seen.
 */
export const visitConditions: RuleConditions = {
  visited: ({ visited: { page, times, days } }) =>
    sql`SELECT ${uid} AS uid FROM ${visitLog}
      WHERE ${KNOWN} AND ${visitLog.code} = ${page} AND ${visitLog.created_at} > now() - make_interval(days => ${days})
      GROUP BY 1 HAVING count(*) >= ${times}`,
  /** Since their last view. */
  visited_days: ({ visited_days }) =>
    sql`SELECT ${uid} AS uid FROM ${visitLog} WHERE ${KNOWN}
      GROUP BY 1 HAVING ${isOfAge(sql`max(${visitLog.created_at})`, visited_days)}`,
}
