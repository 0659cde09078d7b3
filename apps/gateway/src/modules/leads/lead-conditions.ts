import { sql } from 'drizzle-orm'
import { isOfAge } from '../../db/age'
import type { RuleConditions } from '../define-module'
import { visitorPhones } from '../passport'
import { lead } from './lead-tables'

/** The rule condition that asks when a lead was left: matched by phone, as most are left before anybody logs in. */
export const leadConditions: RuleConditions = {
  lead_days({ lead_days }) {
    const people = visitorPhones('lead_people')
    return sql`SELECT ${people.uid} AS uid FROM ${people} INNER JOIN ${lead} ON ${lead.handset_hash} = ${people.handset_hash}
      GROUP BY ${people.uid} HAVING ${isOfAge(sql`max(${lead.created_at})`, lead_days)}`
  },
}
