import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { operation } from '../operation'
import { terminalType } from './terminal-type'
import { wireInteger } from './wire-integer'

/** A block on the wire: what all blocks share (`style`, `action`, …) is repeated inside `value`. */
const activityPageBlock = z
  .strictObject({
    name: z.string().describe('Registered name in its canonical spelling'),
    value: z.record(z.string(), z.unknown()).describe("The block's props"),
    get children(): z.ZodArray<typeof activityPageBlock> {
      return z.array(activityPageBlock)
    },
    id: z.string().describe('Unique in its page'),
  })
  .meta({ id: 'ActivityPageBlock' })

const timestamp = z.int().nonnegative()

const activityPage = z
  .strictObject({
    code: z.string(),
    title: z.string(),
    meta: z.strictObject({ keywords: z.string(), description: z.string() }),
    background: z.string().describe('A CSS colour, the address of an image, or empty'),
    is_auto_fit: z.literal([0, 1]).describe('1: a desktop visitor is sent to `/pc-page/pc/{code}`'),
    extra: z.looseObject({ pageID: z.string() }),
    page_schema: z.array(activityPageBlock),
    status: z.enum(['not_started', 'running', 'ended']).describe('By the time of the database'),
    start_at: timestamp.nullable().describe('Milliseconds; null: no beginning'),
    end_at: timestamp.nullable().describe('Milliseconds; null: no end'),
    server_time: timestamp.describe('Milliseconds; countdowns count from this, not from the phone’s clock'),
    share: z
      .strictObject({ title: z.string(), desc: z.string(), link: z.string(), img_url: z.string() })
      .describe('What a share card of the page shows'),
  })
  .meta({ id: 'ActivityPage' })

/** The document of an activity page. Without the right to preview, `is_preview=1` gives the published page. */
export const activityPageDetail = operation({
  id: 'activityPageDetail',
  method: 'GET',
  path: '/n8sf/api/activity/v1/activity-page/detail',
  auth: 'O',
  summary: 'The document of an activity page: the published version, or a draft for who may preview it.',
  request: z.object({
    code: z.string().regex(PAGE_CODE).describe('Page code'),
    is_preview: wireInteger([0, 1])
      .default(0)
      .describe('0 or absent: the published page; 1: the draft that `preview_token` was signed for'),
    terminal_type: terminalType,
    preview_token: z.string().max(2048).optional().describe('Right to see a draft; signed for one version'),
  }),
  response: z.strictObject({ activity_page: activityPage }),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: { code: 'etf-course' } },
})
