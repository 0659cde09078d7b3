import { alarmsSection } from '../features/alarms'
import { approvalsSection } from '../features/approvals'
import { assetsSection } from '../features/assets'
import { auditSection } from '../features/audit'
import { channelsSection } from '../features/channels'
import { checkInSection } from '../features/check-in'
import { commentsSection } from '../features/comments'
import { companySection } from '../features/company'
import { contestsSection } from '../features/contests'
import { contractsSection } from '../features/contracts'
import { couponsSection } from '../features/coupons'
import { evidenceSection } from '../features/evidence'
import { experimentsSection } from '../features/experiments'
import { feedSourcesSection, feedsSection } from '../features/feeds'
import { groupsSection, postsSection } from '../features/groups'
import { homeSection } from '../features/home'
import { instrumentNotesSection } from '../features/instrument-notes'
import { grantsSection, invitationsSection } from '../features/invitations'
import { keepingSection } from '../features/keeping'
import { killSwitchSection } from '../features/kill-switch'
import { leadsSection } from '../features/leads'
import { livesSection } from '../features/lives'
import { marketSourceSection } from '../features/market-source'
import { membersSection } from '../features/members'
import { openDaysSection } from '../features/open-days'
import { ordersSection } from '../features/orders'
import { pagesSection } from '../features/pages'
import { productsSection } from '../features/products'
import { reconciliationSection } from '../features/reconciliation'
import { refundsSection } from '../features/refunds'
import { renewalsSection } from '../features/renewals'
import { reportsSection } from '../features/reports'
import { riskTestsSection } from '../features/risk-tests'
import { rulesSection, tagsSection } from '../features/rules'
import { settlementSection } from '../features/settlement'
import { signedContractsSection } from '../features/signed-contracts'
import { simArticlesSection } from '../features/sim-articles'
import { surveysSection } from '../features/surveys'
import { enrolmentsSection, toursSection } from '../features/tours'
import { videosSection } from '../features/videos'
import { wordListsSection } from '../features/word-lists'
import { workCalendarSection } from '../features/work-calendar'
import { mayCall, type Self } from '../state/session'
import type { Section } from '../ui/section'

/** Every section, in the order of the navigation. */
export const sections: readonly Section[] = [
  homeSection,
  alarmsSection,
  reportsSection,
  pagesSection,
  approvalsSection,
  assetsSection,
  channelsSection,
  experimentsSection,
  leadsSection,
  surveysSection,
  rulesSection,
  tagsSection,
  groupsSection,
  postsSection,
  invitationsSection,
  grantsSection,
  toursSection,
  enrolmentsSection,
  checkInSection,
  commentsSection,
  livesSection,
  openDaysSection,
  contestsSection,
  settlementSection,
  simArticlesSection,
  videosSection,
  feedsSection,
  feedSourcesSection,
  instrumentNotesSection,
  marketSourceSection,
  productsSection,
  couponsSection,
  ordersSection,
  refundsSection,
  renewalsSection,
  reconciliationSection,
  killSwitchSection,
  contractsSection,
  signedContractsSection,
  evidenceSection,
  workCalendarSection,
  riskTestsSection,
  wordListsSection,
  keepingSection,
  membersSection,
  companySection,
  auditSection,
]

/** The sections that this member's roles open. */
export function sectionsOf(member: Self): readonly Section[] {
  return sections.filter(({ needs }) => mayCall(member, needs))
}
