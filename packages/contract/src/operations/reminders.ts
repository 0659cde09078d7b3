import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'
import { listRequest, listResponse } from './wire-list'

/**
 * What a reminder is about: a talk, a visit to headquarters or a live stream that will begin soon, a place that became
 * free, or that one of the three was moved or cancelled.
 */
export const reminderKinds = [
  'speech',
  'openday',
  'live',
  'moved_up',
  'speech_changed',
  'openday_changed',
  'live_changed',
  'speech_cancelled',
  'openday_cancelled',
  'live_cancelled',
] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** What the visitor was reminded of, the newest first. */
export const reminderList = operation({
  id: 'reminderList',
  method: 'GET',
  path: '/n8sf/api/reminder/v1/list',
  auth: 'T',
  summary: 'What the visitor was reminded of, the newest first.',
  request: z.object({ ...listRequest }),
  response: listResponse(
    z.strictObject({
      reminder_id: z.string(),
      kind: z.enum(reminderKinds),
      title: z.string(),
      text: z.string(),
      url: z.string().describe('Where it leads; empty: nowhere'),
      at: moment,
      is_read: z.boolean(),
    }),
  ).extend({ unread: z.int().nonnegative() }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})

/** Notes that the visitor has seen their list. */
export const reminderRead = operation({
  id: 'reminderRead',
  method: 'POST',
  path: '/n8sf/api/reminder/v1/read',
  auth: 'T',
  summary: 'Notes that the visitor has seen what they were reminded of until now.',
  request: z.object({}),
  response: z.strictObject({ unread: z.literal(0) }),
  errors: ['loginExpired'],
  example: { sends: {} },
})
