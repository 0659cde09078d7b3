/**
 * What is counted for the blocks of a page (DOMAIN.md 4.1 and 4.2), besides views. For a form: it was begun, its phone
 * was valid, a code was sent or not, the code was right, and it was stored or, with an error code, refused.
 */
export const EVENT_NAMES = [
  'expose',
  'click',
  'action_ok',
  'action_fail',
  'lead_start',
  'phone_valid',
  'sms_sent',
  'sms_fail',
  'code_right',
  'lead_ok',
  'lead_fail',
  'download_click',
] as const

export type EventName = (typeof EVENT_NAMES)[number]

/** Why a phone has not sent an event: too many at once, too many in one view, or its browser would not accept them. */
export const EVENT_LOSSES = ['queue_full', 'view_full', 'not_sent'] as const

export type EventLoss = (typeof EVENT_LOSSES)[number]
