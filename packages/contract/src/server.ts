export type { CallExample, EarlierCall } from './call-example'
export { type CatalogueEntry, defineError } from './define-error'
export { type Envelope, errorEnvelope, successEnvelope } from './envelope'
export { type ErrorName, errors, SUCCESS_CODE } from './errors'
export { isHandset, maskHandset } from './handset'
export type { HostSettings } from './host-settings'
export type * from './lead-page'
export { type Fen, fenOf, MOST_FEN, yuanOf } from './money'
export { capitalsOf } from './money-capitals'
export { accessMatrix } from './openapi/access-matrix'
export { clientRoutesSource, earlyRoutesSource } from './openapi/client-routes'
export { type OpenApiDocument, openApiOf } from './openapi/openapi'
export { gatewayReference } from './openapi/reference'
export { studioReference } from './openapi/studio-reference'
export * from './operation'
export { type Operations, operations } from './operations'
export { competitionLimits } from './operations/competitions'
export { CONTRACT_NO } from './operations/contracts'
export {
  type FeedKind,
  type FeedRow,
  feedKinds,
  feedLimits,
  feedRows,
  feedSorts,
} from './operations/feeds'
export { CALLBACK_PREFIX } from './operations/gift'
export { holdingLimits } from './operations/holdings'
export { inviteLimits, type ShareChannel, shareChannels } from './operations/invitations'
export { OPEN_DAY_PEOPLE } from './operations/open-days'
export { type ReminderKind, reminderKinds } from './operations/reminders'
export { riskLevels } from './operations/shop'
export { type SimulatePeriod, simulateLimits, simulatePeriods } from './operations/simulate'
export { simulateOrderLimits } from './operations/simulate-orders'
export { simulateQuoteLimits } from './operations/simulate-quotes'
export { type SmsScene, smsScenes } from './operations/sms-scene'
export { tourLimits } from './operations/tours'
export {
  ORDER_MINUTES,
  ORDER_STATUS,
  type OrderStatus,
  PAYMENT_CHANNELS,
  type PaymentChannel,
  type PaymentSupplierName,
  paymentSuppliers,
  SUPPLIER_TITLES,
} from './payment'
export type * from './rendering'
export { problemsOfQuestionnaire } from './risk-test/problems-of-questionnaire'
export {
  type CustomerLevel,
  customerLevels,
  LEVEL_TITLES,
  type PointBand,
  type Questionnaire,
  type RiskAnswer,
  type RiskQuestion,
} from './risk-test/questionnaire'
export { type Reckoned, reckonLevel } from './risk-test/reckon-level'
export { type FixedRoute, fixedRoutes, legalPages } from './routes'
export * from './rule-expression'
export type * from './site-settings'
export { SMS_RESEND_SECONDS } from './sms-resend'
export { daysOf, isPersonal, problemsOf } from './survey/problems-of'
export { answerParts, endOf, shownFields } from './survey/shown-fields'
export * from './survey/survey'
export { VITAL_NAMES, VITALS, type VitalName } from './vital-names'
