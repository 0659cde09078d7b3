import { assetsSection } from '../features/assets/section'
import { auditSection } from '../features/audit/section'
import { companySection } from '../features/company/section'
import { leadsSection } from '../features/leads/section'
import { membersSection } from '../features/members/section'
import { pagesSection } from '../features/pages/section'
import { mayCall, type Self } from '../state/session'
import type { Section } from '../ui/section'

/** Every section, in the order of the navigation. */
export const sections: readonly Section[] = [
  pagesSection,
  assetsSection,
  leadsSection,
  membersSection,
  companySection,
  auditSection,
]

/** What this member's roles open. */
export function sectionsOf(member: Self): readonly Section[] {
  return sections.filter(({ needs }) => mayCall(member, needs))
}
