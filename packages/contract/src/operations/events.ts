import { z } from 'zod'
import { EVENT_LOSSES, EVENT_NAMES } from '../event-names'
import { beacon } from '../operation'
import { VISIT } from './example-values'
import { opaque } from './opaque'
import { shown } from './shown'

/** One event of one block. Nothing in it is a visitor's own words, and nothing may look like a phone number. */
const event = z.object({
  seq: z.int().min(1).max(999).describe('Number of the event within its view: a repeat is stored once'),
  name: z.enum(EVENT_NAMES),
  block_id: opaque('1,64'),
  block: opaque('1,64').describe('Registered name of the block'),
  age_ms: z.int().min(0).max(86_400_000).describe('How long ago it happened, by the phone’s clock'),
  code: z.int().min(0).max(999_999).optional().describe('Of the error catalogue, for what has failed'),
  action_name: label().optional().describe('The author’s label of the tap, `actionName`'),
  upload_id: label().optional().describe('The block’s `uploadId`, for advertisers'),
})

/** Written by the page's author, so it may have any characters; a visitor's phone number has no place in it. */
function label() {
  return z
    .string()
    .min(1)
    .max(64)
    .regex(/^(?!.*1[3-9]\d{9})[^\p{Cc}]*$/u)
}

/** Reports what happened to the blocks of a page that was seen; sent by `sendBeacon` in batches. */
export const pageEvents = beacon({
  id: 'pageEvents',
  method: 'POST',
  path: '/n8sf/api/collect/v1/events',
  summary: 'What was seen and tapped on a page, in batches; JSON in a body of any content type.',
  request: z.object({
    session_id: opaque('1,64').describe('As `pageView` has told it'),
    view_seq: z.int().min(0).max(999_999_999).describe('As `pageView` has told it'),
    ...shown,
    code: opaque('1,64').describe('Page code'),
    // One event that this build cannot use must not cost us the others.
    events: z.array(event.nullable().catch(null)).max(100).describe('Unusable ones are dropped one by one'),
    losses: z
      .partialRecord(z.enum(EVENT_LOSSES), z.int().min(1).max(100_000))
      .optional()
      .catch(undefined)
      .describe('How many events the phone could not report, by reason'),
  }),
  response: z.strictObject({}),
  example: {
    sends: { ...VISIT, events: [{ seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 20 }] },
  },
})
