import { z } from 'zod'
import { operation } from '../operation'
import { wireText } from './wire-text'

/** Notes that the visitor tapped something whose taps are counted. Repeats within a minute count once. */
export const browseUpload = operation({
  id: 'browseUpload',
  method: 'POST',
  path: '/oabase/api/collect/v1/softuser/browse/upload',
  auth: 'T',
  summary: 'Notes a tap; once per visitor, id and minute.',
  request: z.object({
    browse_collect_id: z
      .union([wireText(64).min(1), z.int().nonnegative().transform(String)])
      .describe('The block’s `oaStatistics`'),
  }),
  response: z.strictObject({}),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { browse_collect_id: 'etf-course-hero' } },
})
