import { wording } from '../../wording'
import type { LeadFilter } from './lead-filter'
import type { MemberOption } from './use-member-options'

const words = wording.leads

/** A filter in words, for who is about to act on all that it finds. */
export function filterText(filter: LeadFilter, members: readonly MemberOption[]): string {
  const parts = [
    filter.lead_ids && words.filterParts.found(filter.lead_ids.split(',').length),
    filter.q && words.filterParts.q(filter.q),
    filter.status && words.statuses[filter.status],
    filter.assignee !== undefined && words.filterParts.assignee(assigneeText(filter.assignee, members)),
    filter.consent && words.filterParts.consent(words.consents[filter.consent]),
    (filter.from || filter.to) && words.filterParts.days(filter.from ?? '…', filter.to ?? '…'),
    filter.page_code && words.filterParts.page(filter.page_code),
    filter.version_id !== undefined && words.detail.version(Number(filter.version_id)),
    filter.cps_id && words.filterParts.channel(filter.cps_id),
  ].filter(Boolean)
  return parts.length === 0 ? words.filterParts.everything : parts.join('，')
}

function assigneeText(assignee: unknown, members: readonly MemberOption[]): string {
  if (assignee === 'me') return words.filter.mine
  if (assignee === 'none') return words.filter.nobodys
  return members.find(({ value }) => value === Number(assignee))?.label ?? String(assignee)
}
