import type { CallId, Payload } from '../answers/answer'

/** The coupon of the holiday’s campaign has calls of its own, which say whether the campaign runs (DOMAIN.md 2.1). */
const CAMPAIGN = 'coupon202409'

type Check = Extract<CallId, 'couponCheck' | 'coupon202409IsReceived'>
type Take = Extract<CallId, 'couponGive' | 'coupon202409Receive'>

/** How the gateway is asked whether somebody has a coupon. */
export function checkOf(coupon_id: string): { id: Check; payload: Payload<'couponCheck'> | object } {
  return coupon_id === CAMPAIGN
    ? { id: 'coupon202409IsReceived', payload: {} }
    : { id: 'couponCheck', payload: { coupon_id } }
}

/** Returns the call that takes one. */
export function takeOf(coupon_id: string, page_code: string): { id: Take; payload: object } {
  return coupon_id === CAMPAIGN
    ? { id: 'coupon202409Receive', payload: {} }
    : { id: 'couponGive', payload: { coupon_id, ...(page_code && { page_code }) } }
}
