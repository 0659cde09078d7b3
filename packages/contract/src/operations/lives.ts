import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'
import { wireInteger } from './wire-integer'
import { wireId, wireText } from './wire-text'

/** A day in China: `2026-12-05`. */
const day = z.iso.date()

/** The live streams of some days. */
export const activitiesCalendar = operation({
  id: 'activitiesCalendar',
  method: 'GET',
  path: '/n8sf/api/live/v1/activities-calendar',
  auth: 'O',
  summary: 'The live streams of up to 31 days in China, each day with its own, also those without any.',
  request: z.object({
    start_date: day,
    end_date: day.describe('Included; at most 31 days with the first'),
    page_code: wireText(64)
      .optional()
      .describe('Without the streams that are for other pages; none: all of them'),
  }),
  response: z.strictObject({
    server_time: moment,
    days: z.array(
      z.strictObject({
        date: day,
        lives: z.array(
          z.strictObject({
            live_id: z.string(),
            title: z.string(),
            lecturer: z.string(),
            adviser_no: z.string().describe('Empty: none'),
            start_at: moment,
            end_at: moment,
            status: z.literal([1, 2, 3]).describe('1 to come, 2 on air, 3 over'),
            cover: z.string().describe('An address, or empty'),
            is_reserved: z.boolean(),
            url: z.string().describe('Where it is seen, or seen again; empty: nowhere yet'),
          }),
        ),
      }),
    ),
  }),
  errors: ['invalidParameters'],
  example: { sends: { start_date: '2026-12-01', end_date: '2026-12-07' } },
})

/** Books a reminder of a live stream for somebody. */
export const liveReserve = operation({
  id: 'liveReserve',
  method: 'POST',
  path: '/n8sf/api/live/v1/reserve',
  auth: 'T',
  summary:
    'Books a live stream: the visitor is reminded a quarter of an hour before. A repeat changes nothing.',
  request: z.object({
    live_id: wireId,
    remind: wireInteger([0, 1])
      .optional()
      .describe('1: also by text message, which the visitor agrees to; else only in their list'),
  }),
  response: z.strictObject({ is_reserved: z.literal(1) }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound', 'activityEnded'],
  example: { sends: { live_id: 'demo-open-week-7' } },
})

/** Cancels a booking. */
export const liveCancelReserve = operation({
  id: 'liveCancelReserve',
  method: 'POST',
  path: '/n8sf/api/live/v1/cancel-reserve',
  auth: 'T',
  summary: 'Takes the booking of a live stream back; nobody is reminded any more. A repeat changes nothing.',
  request: z.object({ live_id: wireId }),
  response: z.strictObject({ is_reserved: z.literal(0) }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { live_id: 'demo-open-week-7' } },
})
