import { z } from 'zod'
import { operation } from '../operation'
import { terminalType } from './terminal-type'
import { wireId } from './wire-text'

const isPreview = z.unknown().optional().describe('Ignored: what is shown does not depend on it')

/** The lines of a notice ticker. A set that does not exist hides the ticker. */
export const activityVirtualUserDetail = operation({
  id: 'activityVirtualUserDetail',
  method: 'GET',
  path: '/n8sf/api/activity/v1/activity-virtual-user/detail',
  auth: 'A',
  early: true,
  summary: 'The lines of a notice ticker, in their order.',
  request: z.object({
    id: wireId.describe('Which set of lines'),
    terminal_type: terminalType,
    is_preview: isPreview,
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        avatar: z.string().describe('Address of a portrait; empty: the default one'),
        text: z.string(),
      }),
    ),
    interval: z.int().positive().describe('Milliseconds until the next line'),
  }),
  errors: ['invalidParameters', 'contentNotFound'],
  example: { sends: { id: 'vu-etf' } },
})

/** The numbers of a progress bar or a number block. */
export const activityVacancyDetail = operation({
  id: 'activityVacancyDetail',
  method: 'GET',
  path: '/n8sf/api/activity/v1/activity-vacancy/detail',
  auth: 'A',
  early: true,
  summary: 'How many places are taken and how many are left.',
  request: z.object({
    id: wireId.describe('Which vacancy'),
    terminal_type: terminalType,
    is_preview: isPreview,
  }),
  response: z.strictObject({
    current_num: z
      .int()
      .nonnegative()
      .describe('Taken: the real count and a configured base, never above the limit'),
    change_type_limit: z.int().positive().describe('Places in all'),
    remain: z.int().nonnegative(),
    server_time: z.int().nonnegative().describe('Milliseconds'),
  }),
  errors: ['invalidParameters', 'contentNotFound'],
  example: { sends: { id: 'vacancy-etf' } },
})

/** What a live code leads to at this moment. */
export const liveCodeDetail = operation({
  id: 'liveCodeDetail',
  method: 'GET',
  path: '/n8sf/api/activity/v1/live-code/detail',
  auth: 'O',
  early: true,
  summary: 'What a live code leads to now: a picture, a text or a mini program.',
  request: z.object({ code_id: wireId.describe('Which live code'), terminal_type: terminalType }),
  response: z.strictObject({
    code_id: z.string(),
    kind: z
      .enum(['image', 'wecom', 'text', 'minp'])
      .describe('`wecom`: a service person’s code; it needs a login'),
    image: z.string().describe('Address of the picture; empty for other kinds'),
    text: z.string().describe('What to copy; empty for other kinds'),
    minp: z
      .strictObject({ name: z.string(), page: z.string(), query: z.string() })
      .nullable()
      .describe('What `generateUrlLink` takes; null for other kinds'),
  }),
  errors: ['invalidParameters', 'contentNotFound', 'loginExpired', 'tooManyRequests'],
  example: { sends: { code_id: 'lc-1' } },
})
