import { visitorErrors } from '@yingzao/contract/studio'

type VisitorError = keyof typeof visitorErrors

/** From the company's point of view, other than what a visitor read. */
const TEXTS: Readonly<Record<VisitorError, string>> = {
  operationFailed: 'No answer from the network',
  invalidParameters: 'Did not pass the checks',
  loginExpired: 'Login expired',
  activityNotFound: 'Activity does not exist or was taken down',
  activityNotStarted: 'Activity not begun yet',
  activityEnded: 'Activity over',
  alreadyParticipated: 'Took part already',
  notEligible: 'Not eligible',
  quotaFull: 'No places left',
  captchaFailed: 'Captcha failed',
  smsTooFrequent: 'Asked for codes too often',
  smsDailyLimit: 'No more codes that day',
  smsCodeWrong: 'Wrong code',
  smsCodeExpired: 'Code expired',
  invalidNameOrPhone: 'Name or phone number not valid',
  consentRequired: 'Privacy policy not agreed to',
  couponAlreadyReceived: 'Coupon claimed already',
  couponOutOfStock: 'No coupons left',
  couponUnusable: 'Coupon not usable or expired',
  productOffSale: 'Product not on sale',
  alreadyPurchased: 'Bought already',
  riskTestRequired: 'Risk test not taken',
  contractRequired: 'Contract not signed',
  riskMismatch: 'Product too risky for them',
  orderPaid: 'Order paid already',
  orderClosed: 'Order closed',
  orderMissing: 'Order does not exist',
  paymentUnavailable: 'Payment method not available',
  refundNotPossible: 'Order cannot be refunded',
  orderUnpaid: 'Order not paid yet',
  withdrawalOver: 'Too late to withdraw',
  contractOutdated: 'Contract has a newer version',
  noServiceStaff: 'No adviser assigned',
  noChatGroup: 'Chat not found',
  notEligibleForGroup: 'Not eligible for the group',
  groupFull: 'Group full',
  sensitiveContent: 'Sensitive content',
  orderRefused: 'Order not accepted',
  serviceStopped: 'Service paused',
  invalidInviteCode: 'Invitation code not valid',
  contentNotFound: 'Content does not exist',
  tooManyRequests: 'Too many requests',
  serverError: 'Server error',
}

const BY_CODE = new Map(
  Object.entries(TEXTS).map(([name, text]) => [visitorErrors[name as VisitorError].code, text] as const),
)

/** Why something did not work, by the code that a phone received. 0: no response. Null: nothing refused it. */
export function codeText(code: number | null): string {
  if (code === null) return 'Left by themselves'
  return BY_CODE.get(code) ?? `Error ${code}`
}
