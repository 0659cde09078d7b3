/** What is counted of the blocks of a page (DOMAIN.md 4.1 and 4.2), beside views. */
export const EVENT_NAMES = [
  'expose',
  'click',
  'action_ok',
  'action_fail',
  'lead_start',
  'sms_sent',
  'sms_fail',
  'lead_ok',
  'download_click',
] as const

export type EventName = (typeof EVENT_NAMES)[number]

/** Why a phone has not sent an event: too many at once, too many of one view, or its browser would not take them. */
export const EVENT_LOSSES = ['queue_full', 'view_full', 'not_sent'] as const

export type EventLoss = (typeof EVENT_LOSSES)[number]
