import { type SQL, sql } from 'drizzle-orm'
import type { RuleConditions } from '../define-module'
import { userTag } from './targeting-tables'

/** The conditions of rules that ask for a tag. */
export const tagConditions: RuleConditions = {
  tag(asked) {
    if ('in' in asked) return withTag(asked.tag, sql`${userTag.value} IN ${asked.in}`)
    const { at_least, at_most } = asked
    return withTag(
      asked.tag,
      sql`${userTag.number} BETWEEN ${at_least ?? '-Infinity'}::numeric AND ${at_most ?? 'Infinity'}::numeric`,
    )
  },
}

function withTag(pd_code: string, holds: SQL): SQL {
  return sql`SELECT ${userTag.uid} AS uid FROM ${userTag} WHERE ${userTag.pd_code} = ${pd_code} AND ${holds}`
}
