import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { inQuery, listAfter, listLimit, listNext, rowNumber } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'compliance', 'auditor', 'administrator'] as const
const DECIDERS = ['operator', 'compliance', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })

/** Status of a comment: `held` awaits review, `out` is public, `refused` was turned down. */
export const commentStates = ['held', 'out', 'refused'] as const
export type CommentState = (typeof commentStates)[number]

/** Bounds of moderation. */
export const commentConsoleLimits = { reason: 60, atOnce: 50 } as const

const reason = wireText(commentConsoleLimits.reason).trim()

const comment = z.strictObject({
  comment_id: rowNumber,
  tour_id: z.string(),
  tour_title: z.string(),
  speech_title: z.string().nullable().describe('Null: about the tour'),
  uid: rowNumber.describe('Who wrote it'),
  nick_name: z.string(),
  handset: z.string().describe('Masked'),
  content: z.string(),
  state: z.enum(commentStates),
  reason: z.string().describe('Why it was turned down, as its writer reads it; empty: it was not'),
  thumbs_up: z.int().nonnegative(),
  created_at: timestamp,
  decided_by: z.string().nullable().describe('Name of the member; null: nobody has'),
  decided_at: timestamp.nullable(),
  refused_before: z.int().nonnegative().describe('How many others of the same person were turned down'),
  is_blocked: z.boolean().describe('Its writer may not comment any more'),
})

export const commentFilter = z.strictObject({
  state: z.enum(commentStates).optional(),
  tour_id: wireId.optional(),
  uid: inQuery(rowNumber).optional().describe('Of this visitor only'),
  q: wireText(40).optional().describe('A part of it'),
})

export const commentRows = studioOperation({
  id: 'commentRows',
  method: 'GET',
  path: '/studio-api/comments',
  access: READERS,
  summary: 'Comments of tours: those that wait to be read the oldest first, all others the newest first.',
  request: commentFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({
    list: z.array(comment),
    held: z.int().nonnegative().describe('How many wait in all'),
    next: listNext,
  }),
  errors: [],
})

export const commentDecide = studioOperation({
  id: 'commentDecide',
  method: 'POST',
  path: '/studio-api/comments/decide',
  access: DECIDERS,
  summary:
    'Makes comments public, turns them down with a reason, or has them wait again. One that a colleague has decided about meanwhile is left as it is.',
  request: z.strictObject({
    comment_ids: z.array(rowNumber).min(1).max(commentConsoleLimits.atOnce),
    from: z.enum(commentStates).describe('Where they stood when somebody looked at them'),
    to: z.enum(commentStates),
    reason: reason.describe('For the writer; needed where they are turned down, else empty'),
  }),
  response: z.strictObject({
    decided: z.array(rowNumber).describe('Of those asked for; others stood elsewhere'),
  }),
  errors: [],
})

export const commenterBlock = studioOperation({
  id: 'commenterBlock',
  method: 'POST',
  path: '/studio-api/comments/block',
  access: DECIDERS,
  summary: 'Has somebody comment no more, or again. What waits of them may be turned down with it.',
  request: z.strictObject({
    uid: rowNumber,
    is_blocked: z.boolean(),
    reason: reason.min(2),
    refuse_held: z.boolean().describe('Turns down what waits of them, with the same reason'),
  }),
  response: z.strictObject({ refused: z.int().nonnegative() }),
  errors: ['notFound'],
})
