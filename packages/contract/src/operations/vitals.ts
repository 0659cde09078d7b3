import { z } from 'zod'
import { beacon } from '../operation'
import { VISIT } from './example-values'
import { opaque } from './opaque'
import { shown } from './shown'

/** Ten minutes: anything longer was a sleeping phone. Values beyond that must not cost us the other measurements. */
const milliseconds = z.int().min(0).max(600_000).optional().catch(undefined)

/** Reports how fast a view loaded and responded; sent by `sendBeacon` for some views, once for each. */
export const pageVitals = beacon({
  id: 'pageVitals',
  method: 'POST',
  path: '/n8sf/api/collect/v1/vitals',
  summary: 'How fast a page came and answered, of one view in ten; JSON in a body of any content type.',
  request: z.object({
    session_id: opaque('1,64').describe('As `pageView` has told it'),
    view_seq: z.int().min(0).max(999_999_999).describe('As `pageView` has told it'),
    ...shown,
    code: opaque('1,64').describe('Page code'),
    lcp: milliseconds.describe('When the largest picture or text of the first screen was seen'),
    inp: milliseconds.describe('How long the slowest touches took to be answered'),
    fcp: milliseconds.describe('When anything was seen'),
    ttfb: milliseconds.describe('When the first byte came'),
    cls: z.number().min(0).max(100).optional().catch(undefined).describe('How far the page jumped by itself'),
    lcp_block: opaque('1,64')
      .optional()
      .catch(undefined)
      .describe('Id of the block with the largest picture or text'),
  }),
  response: z.strictObject({}),
  example: { sends: { ...VISIT, lcp: 1200, fcp: 800, ttfb: 90, cls: 0.02, lcp_block: 'hero' } },
})
