import { z } from 'zod'
import { operation } from '../operation'
import { lecturer, moment } from './event-fields'
import { wireInteger } from './wire-integer'
import { listRequest, listResponse } from './wire-list'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** Slug of a lesson, as in the address of its page; may be Chinese. */
const name = wireText(64).trim().min(1)

const seconds = z.int().nonnegative().describe('Seconds')

/** What has to be done before all of it can be seen. */
export const lockReason = z
  .enum(['', 'login', 'buy', 'join'])
  .describe('Empty: nothing; login: log in; buy: one of the products; join: be one of a group of customers')

/** A lesson as lists and its page show it. A locked lesson has only the address of its preview, or none. */
const video = z.strictObject({
  video_id: z.string(),
  name: z.string(),
  title: z.string(),
  cover: z.string().describe('An address, or empty'),
  poster: z.string().describe('Shown until it plays: an address, or empty'),
  video: z
    .string()
    .describe(
      'Where it is played: an MP4 file or an HLS playlist. Good until `expires_at`, and for this browser and login only; empty: nothing of it may be seen',
    ),
  format: z.enum(['mp4', 'hls']),
  expires_at: moment,
  duration: seconds,
  category: z.string(),
  category_title: z.string(),
  is_locked: z.boolean(),
  lock: lockReason,
  lock_url: z.string().describe('Where it is unlocked; empty: nowhere'),
  preview_seconds: seconds.describe('How much of what is locked can be seen; 0: nothing'),
  lecturer: lecturer.describe('Who gives it; empty name: nobody in particular'),
  published_at: moment,
  content: z.string().describe('Notes, as HTML that was made safe; in lists empty'),
  chapters: z.array(z.strictObject({ at: seconds, title: z.string() })).describe('In lists empty'),
  next: z
    .strictObject({ name: z.string(), title: z.string(), cover: z.string() })
    .nullable()
    .describe('The lesson that comes next in its category; in lists, and for the last, null'),
  group_id: z.string().describe('The group whose posts belong to it; empty: none'),
  progress: seconds.describe('Where the visitor stopped, as the server knows; 0 without a login'),
  is_watched: z.boolean(),
})

/** Lessons of a category, or one by its name. */
export const videoList = operation({
  id: 'videoList',
  method: 'GET',
  path: '/n8sf/api/video/v1/list',
  auth: 'O',
  summary:
    'Lessons in their order, or with `name` the one of that name, whole. What is locked for the visitor is only there as far as it may be seen.',
  request: z.object({
    ...listRequest,
    category: wireId.optional(),
    name: name.optional(),
  }),
  response: listResponse(video).extend({
    categories: z
      .array(z.strictObject({ category: z.string(), title: z.string(), count: z.int().nonnegative() }))
      .describe('Those that have lessons, in their order'),
  }),
  errors: ['invalidParameters', 'contentNotFound'],
  example: { sends: { category: 'cpmj', page_size: 6 } },
})

/** A new address for a lesson whose own has expired. */
export const videoPlay = operation({
  id: 'videoPlay',
  method: 'GET',
  path: '/n8sf/api/video/v1/play',
  auth: 'O',
  summary: 'A new address to play a lesson from, when that of the list has ended.',
  request: z.object({ name }),
  response: z.strictObject({
    video: z.string().describe('Empty: nothing of it may be seen'),
    format: z.enum(['mp4', 'hls']),
    expires_at: moment,
    is_locked: z.boolean(),
    preview_seconds: seconds,
  }),
  errors: ['invalidParameters', 'contentNotFound'],
  example: { sends: { name: 'kline-basics' } },
})

/** Keeps where somebody stopped. */
export const videoProgress = operation({
  id: 'videoProgress',
  method: 'POST',
  path: '/n8sf/api/video/v1/progress',
  auth: 'T',
  summary:
    'Keeps where the visitor stopped, and that they have seen a lesson, which is never taken back. An older report does not undo a newer one.',
  request: z.object({
    name,
    at: wireWholeNumber({ max: 86_400 }).describe('Seconds from the beginning'),
    watched: wireInteger([0, 1]).optional().describe('1: seen to its end'),
    noted_at: moment.optional().describe('When it was so, by the clock of the phone; none: now'),
  }),
  response: z.strictObject({ progress: seconds, is_watched: z.boolean() }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { name: 'kline-basics', at: 42 } },
})
