import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import { and, eq, gte, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../../db/china-days'
import { likeText } from '../../../db/like-text'
import { hashHandsetTail, type PiiKeys } from '../../../pii/sealed-handset'
import { lead } from '../lead-tables'

export type LeadFilter = StudioInput<StudioOperations['leadExport']>['filter']

/** Which leads are wanted, as SQL. */
export interface Wanted {
  where: SQL | undefined
  /** The search matches very few leads, which an index finds. */
  isNeedle: boolean
}

/** No lead has a longer number. */
const LEAD_NUMBER = /^#?(\d{1,15})$/

/** Turns the inbox filters into SQL; `me` is this member. Erased people are never found. */
export function readFilter(
  keys: Pick<PiiKeys, 'piiIndexKey'>,
  { q, lead_ids, status, assignee, version_id, page_code, cps_id, consent, from, to }: LeadFilter,
  { member_id }: { member_id: number },
): Wanted {
  const search = q === undefined ? undefined : readSearch(keys, q)
  const where = and(
    isNull(lead.erased_at),
    lead_ids === undefined ? undefined : isOneOf(lead_ids),
    status && eq(lead.status, status),
    assignee === 'none' ? isNull(lead.assignee_id) : undefined,
    assignee === 'me' ? eq(lead.assignee_id, member_id) : undefined,
    typeof assignee === 'number' ? eq(lead.assignee_id, assignee) : undefined,
    version_id === undefined ? undefined : eq(lead.version_id, version_id),
    page_code ? eq(lead.page_code, page_code) : undefined,
    cps_id ? eq(lead.cps_id, cps_id) : undefined,
    consent && eq(lead.consent, consent),
    from === undefined ? undefined : gte(lead.created_at, startOfDay(from)),
    to === undefined ? undefined : lt(lead.created_at, startOfDay(to, 1)),
    search?.where,
  )
  return { where, isNeedle: lead_ids !== undefined || (search?.isNeedle ?? false) }
}

/**
 * The number of a lead; the last digits of a phone, which everybody who reads the inbox sees anyway; else the beginning
 * of a name. Never more of a phone: somebody who sees seven digits could try out the other four (`leadFind`).
 */
function readSearch(keys: Pick<PiiKeys, 'piiIndexKey'>, q: string): Wanted | undefined {
  const text = q.trim()
  if (text === '') return undefined
  // People paste what other programs show: full-width digits, groups.
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '')
  const number = LEAD_NUMBER.exec(digits)?.[1]
  if (number === undefined) {
    return { where: like(lead.nick_name, `${likeText(text)}%`), isNeedle: false }
  }
  const isLead = eq(lead.lead_id, Number(number))
  const isTail = /^\d{4}$/.test(digits)
  return needle(isTail ? or(eq(lead.handset_tail_hash, hashHandsetTail(keys, digits)), isLead) : isLead)
}

/** One of these numbers, separated by commas. */
function isOneOf(lead_ids: string): SQL {
  return sql`${lead.lead_id} = ANY(${sql.param(lead_ids.split(',').map(Number))}::bigint[])`
}

function needle(where: SQL | undefined): Wanted {
  return { where, isNeedle: true }
}
