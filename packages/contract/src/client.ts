export type { OperationRoute } from './client/build-request'
export { CallError, type CallFailure } from './client/call-error'
export {
  type Answered,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './client/create-client'
export { earlyRoutes } from './client/early-routes.generated'
export { operationRoutes } from './client/operations.generated'
export {
  type SentFile,
  type Transport,
  TransportError,
  type TransportReply,
  type TransportRequest,
} from './client/transport'
export type { CatalogueEntry } from './define-error'
export type { Envelope } from './envelope'
export {
  ACTIVITY_NOT_FOUND,
  ALREADY_PURCHASED,
  CONSENT_REQUIRED,
  CONTENT_NOT_FOUND,
  CONTRACT_REQUIRED,
  COUPON_ALREADY_RECEIVED,
  COUPON_UNUSABLE,
  INVALID_INVITE_CODE,
  INVALID_NAME_OR_PHONE,
  isCodeRefused,
  LOGIN_EXPIRED,
  ORDER_CLOSED,
  ORDER_MISSING,
  ORDER_PAID,
  PRODUCT_OFF_SALE,
  RISK_MISMATCH,
  RISK_TEST_REQUIRED,
  SMS_TOO_FREQUENT,
} from './error-codes'
export { type ErrorName, errors, SUCCESS_CODE } from './errors'
export type { EventLoss, EventName } from './event-names'
export { isHandset, maskHandset } from './handset'
export type { HostSettings } from './host-settings'
export type * from './lead-page'
export { type Fen, plainYuanOf, yuanOf } from './money'
export type { Auth, Method, OperationPayload, OperationResponse } from './operation'
export type { Operations } from './operations'
export type { SmsScene } from './operations/sms-scene'
export { ORDER_STATUS, type OrderStatus, type PaymentChannel } from './payment'
export type * from './rendering'
export { type CustomerLevel, LEVEL_TITLES } from './risk-test/questionnaire'
export { type FixedRoute, fixedRoutes } from './routes'
export type * from './site-settings'
export { SMS_RESEND_SECONDS } from './sms-resend'
export { daysOf, isPersonal, momentText, problemsOf } from './survey/problems-of'
export { answerParts, endOf, shownFields } from './survey/shown-fields'
export * from './survey/survey'
export type { VitalName } from './vital-names'
