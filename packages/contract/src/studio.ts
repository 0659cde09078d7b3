export type { CatalogueEntry } from './define-error'
export { type Envelope, errorEnvelope, successEnvelope } from './envelope'
export { errors as visitorErrors } from './errors'
export { hasHandset, maskHandsets, readHandset } from './handset-text'
export { type Fen, fenOf, MOST_FEN, yuanOf } from './money'
export { capitalsOf } from './money-capitals'
export { type FeedKind, type FeedRow, feedKinds, feedRows } from './operations/feeds'
export { inviteLimits } from './operations/invitations'
export { OPEN_DAY_PEOPLE } from './operations/open-days'
export { riskLevels } from './operations/shop'
export { tourLimits } from './operations/tours'
export {
  ORDER_STATUS,
  type OrderStatus,
  PAYMENT_CHANNELS,
  type PaymentChannel,
  type PaymentSupplierName,
  paymentSuppliers,
  SUPPLIER_TITLES,
} from './payment'
export { problemWords } from './risk-test/problem-words'
export {
  evenBands,
  MOST_POINTS,
  pointRange,
  problemsOfBands,
  problemsOfQuestionnaire,
} from './risk-test/problems-of-questionnaire'
export {
  type CustomerLevel,
  customerLevels,
  LEVEL_TITLES,
  LOWEST_TITLE,
  QUESTIONNAIRE_LIMITS,
  type Questionnaire,
  type RiskAnswer,
} from './risk-test/questionnaire'
export { reckonLevel } from './risk-test/reckon-level'
export * from './rule-expression'
export { type StudioOperations, studioOperations } from './studio-operations'
export {
  type AlarmChannel,
  type AlarmKind,
  type AlarmState,
  alarmChannels,
  alarmFilter,
  alarmKinds,
  alarmLimits,
  alarmStates,
} from './studio-operations/alarms'
export {
  type ApprovalStep,
  approvalLimits,
  approvalSteps,
  type PublicationGrounds,
  publicationGrounds,
  type ReviewState,
  reviewStates,
} from './studio-operations/approvals'
export { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from './studio-operations/assets'
export { MOST_FILE_BYTES } from './studio-operations/bounds'
export { MOST_GIVEN_ID, productFilter, type SaleState, saleStates } from './studio-operations/catalogue'
export { trackedLinkFilter, trackedLinkLimits } from './studio-operations/channels'
export { checkInLimits } from './studio-operations/check-in'
export {
  type CommentState,
  commentConsoleLimits,
  commentFilter,
  commentStates,
} from './studio-operations/comments'
export { ADVISER_NUMBER, adviserLimits, companyLimits, companySite } from './studio-operations/company'
export {
  type CompetitionPhase,
  competitionConsoleLimits,
  competitionFilter,
  competitionPhases,
  type SimMove,
  type SimPlayerSort,
  type SimPlayerState,
  simPlayerFilter,
  simPlayerSorts,
  simPlayerStates,
} from './studio-operations/competitions'
export {
  type ContractState,
  contractFields,
  contractLimits,
  contractStates,
  signedFilter,
  signedProofs,
} from './studio-operations/contracts'
export {
  type CouponBatchState,
  type CouponState,
  couponBatchFilter,
  couponBatchStates,
  couponLimits,
  couponStates,
  MOST_CODES,
} from './studio-operations/coupons'
export { type CropBox, type CropWish, cropBox } from './studio-operations/crop-box'
export { MOST_ON_DASHBOARD } from './studio-operations/dashboard'
export {
  type EnrolmentState,
  enrolmentFilter,
  enrolmentStates,
  MOST_FOUND_ENROLMENTS,
} from './studio-operations/enrolments'
export { type StudioErrorName, studioErrors } from './studio-operations/errors'
export { type EvidenceKind, evidenceLimits, exposureKinds } from './studio-operations/evidence'
export {
  type ExperimentEnding,
  type ExperimentMeasure,
  type ExperimentState,
  type ExperimentVerdict,
  experimentEndings,
  experimentFilter,
  experimentLimits,
  experimentMeasures,
  experimentStates,
  experimentVerdicts,
  type VariantKey,
  variantKeys,
} from './studio-operations/experiments'
export {
  type FeedBatchState,
  type FeedDifference,
  type FeedMapping,
  type FeedWarning,
  feedBatchFilter,
  feedBatchStates,
  feedConsoleLimits,
  feedLockKinds,
  feedMapping,
  feedUnits,
} from './studio-operations/feeds'
export { MOST_TAGS } from './studio-operations/filing'
export {
  type GroupPostState,
  groupFilter,
  groupLimits,
  groupPostFilter,
  groupPostStates,
} from './studio-operations/groups'
export {
  type NoteFilterState,
  type NoteState,
  noteFilter,
  noteFilterStates,
  noteLimits,
  noteStates,
} from './studio-operations/instrument-notes'
export {
  type InviteActivityState,
  type InviteSign,
  inviteActivityStates,
  inviteConsoleLimits,
  inviteSigns,
  MOST_SHOWN_INVITES,
  type PrizeGrantState,
  prizeGrantFilter,
  prizeGrantStates,
} from './studio-operations/invitations'
export {
  type DeletionKind,
  deletionFilter,
  deletionKinds,
  type HoldScope,
  holdLimits,
  holdScopes,
} from './studio-operations/keeping'
export {
  type SwitchScope,
  switchLimits,
  switchScopes,
  wholeScopes,
} from './studio-operations/kill-switch'
export { type LeadStatus, leadFilter, leadStatuses, MOST_FOUND_LEADS } from './studio-operations/leads'
export { type LiveState, liveConsoleLimits, liveFilter, liveStates } from './studio-operations/lives'
export { type MarketState, marketSourceLimits, marketStates } from './studio-operations/market-source'
export {
  memberLogin,
  memberName,
  type StudioLanguage,
  studioLanguages,
} from './studio-operations/members'
export { type NoticeKind, noticeKinds, noticeLimits } from './studio-operations/notices'
export {
  type OpenDayVisitState,
  openDayConsoleLimits,
  openDayVisitFilter,
  openDayVisitStates,
} from './studio-operations/open-days'
export { orderFilter } from './studio-operations/orders'
export { pageCommentLimits } from './studio-operations/page-comments'
export {
  MOST_TAKEN_DOWN,
  type PageState,
  pageStates,
  type TakeDownOutcome,
} from './studio-operations/pages'
export { BEAT_LASTS_S, BEAT_MS } from './studio-operations/presence'
export {
  type BillDayState,
  billDayFilter,
  billDayStates,
  type DifferenceKind,
  type DifferenceState,
  differenceFilter,
  differenceKinds,
  differenceStates,
} from './studio-operations/reconciliation'
export {
  type RefundKind,
  type RefundState,
  refundFilter,
  refundKinds,
  refundStates,
} from './studio-operations/refunds'
export {
  CONVERSION_STEPS,
  FORM_STEPS,
  MEASURES,
  MOST_REPORT_DAYS,
  OTHER_BLOCKS,
  OTHER_CHANNELS,
  OTHER_PAGES,
} from './studio-operations/reports'
export { riskTestFilter } from './studio-operations/risk-tests'
export { type Role, roles } from './studio-operations/roles'
export { MOST_REFUSED_LINES, type RuleUse, type RuleUseKind, ruleUseKinds } from './studio-operations/rules'
export { MOST_OWN_SECTIONS, type SectionKind, sectionKinds } from './studio-operations/sections'
export {
  type SimCheck,
  type SimDayState,
  type SimSuspectState,
  settlementLimits,
  simChecks,
  simDayStates,
  simSuspectFilter,
  simSuspectStates,
} from './studio-operations/settlement'
export {
  type SimArticleState,
  simArticleFilter,
  simArticleLimits,
  simArticleStates,
} from './studio-operations/sim-articles'
export * from './studio-operations/studio-operation'
export { surveyFilter } from './studio-operations/surveys'
export { MOST_OWN_TEMPLATES, type TemplatePurpose, templatePurposes } from './studio-operations/templates'
export { type SpeechState, speechFilter, speechStates, tourConsoleLimits } from './studio-operations/tours'
export {
  type VideoLockKind,
  type VideoState,
  type VideoUploadState,
  videoFilter,
  videoLimits,
  videoLockKinds,
  videoStates,
  videoUploadStates,
} from './studio-operations/videos'
export { LEAST_MEASURED } from './studio-operations/vitals'
export {
  type WordListState,
  wordListLimits,
  wordListStates,
} from './studio-operations/word-lists'
export {
  problemOfQuery,
  readTrackedTarget,
  reservedRoute,
  TRACKED_CODE,
  TRACKED_SIGNS,
  TRACKED_VALUE,
  type TrackedLink,
  type TrackedParameter,
  type TrackedParams,
  type TrackedTarget,
  trackedLinkAddress,
  trackedParameters,
  trackedTargetAddress,
} from './tracked-link'
export { VITAL_NAMES, VITALS, type VitalName } from './vital-names'
