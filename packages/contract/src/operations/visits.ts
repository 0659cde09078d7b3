import { z } from 'zod'
import { beacon } from '../operation'
import { VISIT } from './example-values'
import { opaque } from './opaque'
import { shown } from './shown'
import { wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const count = wireWholeNumber()

/** Which view of which visitor is meant: the key under which it is stored once. */
const view = {
  session_id: opaque('1,64').describe('One visitor until half an hour passes without a sign of life'),
  page_id: opaque('0,64').default('').describe('`pageId` of the address, or the `pageID` of the page'),
}

const address = z.string().max(8192).optional()

/** Reports that a page was shown; sent by `sendBeacon`, which waits for no answer and cannot set headers. */
export const pageView = beacon({
  id: 'pageView',
  method: 'POST',
  path: '/n8sf/api/collect/v1/page-view',
  summary: 'A page was shown, reported after each navigation; JSON in a body of any content type.',
  request: z.object({
    ...view,
    view_seq: count.describe('Number of this view within its session'),
    ...shown,
    referrer: address.describe('Where the visitor came from; secrets in its query are not kept'),
  }),
  response: z.strictObject({}),
  example: { sends: VISIT },
})

/** Reports how long a view has lasted so far; the longest that arrives counts. */
export const visitBeacon = beacon({
  id: 'visitBeacon',
  method: 'GET',
  path: '/n8sf/api/collect/v1/visit.gif',
  summary: 'How long a page has been looked at, reported when it is hidden or left.',
  request: z.object({
    ...view,
    view_seq: count.default(0).describe('Number of the view that `pageView` reported'),
    uid: opaque('0,64').optional().describe('Opaque id of who is logged in; for statistics only'),
    upload_id: wireText(64)
      .optional()
      // Whatever an author wrote there must not cost us the visit.
      .catch(undefined)
      .describe('`uploadId` of what was tapped last in this view, for the ad that led here'),
    duration: count.describe('Seconds'),
    depth: wireWholeNumber({ max: 100 })
      .optional()
      .catch(undefined)
      .describe('How far down the page was seen, in hundredths of its height'),
    ev: z.enum(['leave', 'hidden']).default('hidden').describe('Whether the page was left, or only hidden'),
  }),
  response: 'image',
  example: { sends: { session_id: VISIT.session_id, view_seq: VISIT.view_seq, duration: 30 } },
})
