import type { LeadFilter } from './lead-filter'
import type { MemberOption } from './use-member-options'
import { wording } from './wording'

/** A filter in words, for a member who is about to act on everything it finds. */
export function filterText(filter: LeadFilter, members: readonly MemberOption[]): string {
  const parts = [
    filter.lead_ids && wording.filterParts.found(filter.lead_ids.split(',').length),
    filter.q && wording.filterParts.q(filter.q),
    filter.status && wording.statuses[filter.status],
    filter.assignee !== undefined && wording.filterParts.assignee(assigneeText(filter.assignee, members)),
    filter.consent && wording.filterParts.consent(wording.consents[filter.consent]),
    (filter.from || filter.to) && wording.filterParts.days(filter.from ?? '…', filter.to ?? '…'),
    filter.page_code && wording.filterParts.page(filter.page_code),
    filter.version_id !== undefined && wording.detail.version(Number(filter.version_id)),
    filter.cps_id && wording.filterParts.channel(filter.cps_id),
  ].flatMap((part) => (part ? [part] : []))
  return parts.length === 0 ? wording.filterParts.everything : wording.filterParts.all(parts)
}

function assigneeText(assignee: unknown, members: readonly MemberOption[]): string {
  if (assignee === 'me') return wording.filter.mine
  if (assignee === 'none') return wording.filter.nobodys
  return members.find(({ value }) => value === Number(assignee))?.label ?? String(assignee)
}
