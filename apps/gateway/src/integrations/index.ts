export type { AlarmPorts, AlarmText } from './alarms/alarm-port'
export { chooseAlarmPorts } from './alarms/choose-alarm-ports'
export { MOST_MARKDOWN_BYTES } from './alarms/wecom-robot'
export { type CaptchaAttempt, HARDEST } from './captcha/captcha-port'
export { makeProof } from './captcha/proof-of-work'
export { MOST_WORK, TICKET_S, workOf } from './captcha/proof-of-work-captcha'
export { createFeedSource } from './feed-source/create-feed-source'
export type { FeedSourcePort } from './feed-source/feed-source-port'
export { takeLease } from './lease'
export { chooseMarketSource } from './market/choose-market-source'
export type { MarketSource, SourceQuote } from './market/market-source'
export { createOutside, type Outside } from './outside'
export { choosePagePurge } from './page-purge/choose-page-purge'
export { MOST_URLS, type PagePurge, PurgeQuotaSpent } from './page-purge/page-purge-port'
export { openPayments } from './payment/open-payments'
export {
  BadBill,
  type FetchedBill,
  NoticeRefusal,
  type PaymentNotice,
  type PaymentPort,
  type PaymentSupplierName,
  type RawNotice,
  type RefundNews,
} from './payment/payment-port'
export { type NoticeFault, openPaymentSandbox } from './payment/payment-sandbox'
export type { WireRequest } from './payment/sandbox-ledger'
export { SANDBOX_PATH } from './sandbox-page'
export { chooseSms } from './sms/choose-sms'
export type { SmsPort } from './sms/sms-port'
export { SupplierError } from './supplier-error'
export { chooseTimeStamp } from './time-stamp/choose-time-stamp'
export { readStamp } from './time-stamp/read-stamp'
export type { Stamp } from './time-stamp/read-token'
export { SANDBOX_SIGNER, type TimeStampPort } from './time-stamp/time-stamp-port'
export type { PageSignature } from './wechat/wechat-port'
