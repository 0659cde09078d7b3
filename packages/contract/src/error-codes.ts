// Codes that callers handle specially. They are kept out of the catalogue, with which a phone would load the texts of
// all refusals.

export const LOGIN_EXPIRED = 400003
export const ACTIVITY_NOT_FOUND = 400010
export const SMS_TOO_FREQUENT = 400021
export const SMS_CODE_WRONG = 400023
export const SMS_CODE_EXPIRED = 400024
export const INVALID_NAME_OR_PHONE = 400025
export const CONSENT_REQUIRED = 400026
export const COUPON_ALREADY_RECEIVED = 400030
export const COUPON_UNUSABLE = 400032
export const PRODUCT_OFF_SALE = 400040
export const ALREADY_PURCHASED = 400041
export const RISK_TEST_REQUIRED = 400042
export const CONTRACT_REQUIRED = 400043
export const RISK_MISMATCH = 400044
export const ORDER_PAID = 400045
export const ORDER_CLOSED = 400046
export const ORDER_MISSING = 400047
export const INVALID_INVITE_CODE = 400061
export const CONTENT_NOT_FOUND = 404001

/** Whether a refusal is about the code from a text message, which then has to be typed or asked for again. */
export function isCodeRefused(code: number): boolean {
  return code === SMS_CODE_WRONG || code === SMS_CODE_EXPIRED
}
