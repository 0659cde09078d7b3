import { z } from 'zod'
import { wireInteger } from './wire-integer'
import { wireText } from './wire-text'

/** Milliseconds. */
export const moment = z.int().nonnegative().describe('Milliseconds')

/** Who gives a talk. */
export const lecturer = z.strictObject({
  name: z.string(),
  no: z.string().describe('Registration number as an adviser; empty: none'),
})

/** Any fault in a name or a phone is 400025: words that a visitor understands. */
const typed = (max: number) => wireText(max).catch('')

/** What people say about themselves to get a place: a phone that is not their own is proven by a code. */
export const applicantRequest = {
  name: typed(64).describe('1 to 12 characters; none, or anything else, is 400025'),
  handset: typed(32).describe(
    'Of the mainland, 11 digits; empty: the phone of the account, which a page knows only masked; anything else is 400025',
  ),
  code: wireText(6)
    .optional()
    .describe('From the text message for `enrol`; the phone of the account needs none'),
  consent: wireInteger([0, 1])
    .optional()
    .describe('1: the privacy policy was agreed to; absent: not recorded'),
  consent_version: wireText(40).min(1).optional().describe('Which text of the policy'),
  remind: wireInteger([0, 1])
    .optional()
    .describe('1: they want to be reminded by text message and agree to it'),
  page_code: wireText(64).optional().describe('Page it was asked on'),
}

/** What may go wrong with it. */
export const applicantErrors = [
  'invalidParameters',
  'loginExpired',
  'invalidNameOrPhone',
  'consentRequired',
  'smsCodeWrong',
  'smsCodeExpired',
  'tooManyRequests',
] as const

/** Status of a place: 1 taken, 2 on the waiting list, 3 given back. */
export const placeStatus = z.literal([1, 2, 3]).describe('1 taken, 2 in line for one, 3 given back')

/** A ticket as the visitor is given it. */
export const ticketOfPlace = {
  ticket_no: z.string().describe('To be read aloud at the door; empty: none while in line'),
  ticket_url: z.string().describe('A page that shows the ticket; empty likewise'),
}
