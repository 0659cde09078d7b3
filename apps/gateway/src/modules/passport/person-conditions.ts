import { sql } from 'drizzle-orm'
import { isOfAge } from '../../db/age'
import type { RuleConditions } from '../define-module'
import { softuser } from './passport-tables'

const people = sql`SELECT ${softuser.softuser_id} AS uid FROM ${softuser}`

/** The rule conditions about a person: how long they have been known, and their risk test. */
export const personConditions: RuleConditions = {
  risk_level: ({ risk_level }) =>
    sql`${people} WHERE ${softuser.risk_level} IN ${risk_level} AND ${softuser.risk_until} > now()`,
  registered_days: ({ registered_days }) =>
    sql`${people} WHERE ${isOfAge(softuser.created_at, registered_days)}`,
  tested_days: ({ tested_days }) => sql`${people} WHERE ${isOfAge(softuser.risk_at, tested_days)}`,
}
