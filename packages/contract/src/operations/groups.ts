import { z } from 'zod'
import { operation } from '../operation'
import { listRequest, listResponse } from './wire-list'
import { wireId } from './wire-text'

/** Whether the visitor may join a group of an activity, and which of its groups they are in. */
export const checkCanJoin = operation({
  id: 'checkCanJoin',
  method: 'GET',
  path: '/imchat/api/v1/group/check-can-join',
  auth: 'T',
  summary: 'Whether the visitor may join a group of an activity, and which groups they are in.',
  request: z.object({ activity: wireId.describe('The button’s `activeType`') }),
  response: z.strictObject({
    can_join: z.boolean().describe('False for an activity that nobody knows'),
    groups: z
      .array(
        z.strictObject({
          group_id: z.string(),
          name: z.string(),
          joined_at: z.int().nonnegative().describe('Milliseconds'),
        }),
      )
      .describe('Every group of the visitor, the newest first'),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { activity: 'autumn' } },
})

/** Joins a group. Somebody who is already in it gets the same answer. */
export const joinOpenGroup = operation({
  id: 'joinOpenGroup',
  method: 'POST',
  path: '/imchat/api/v1/group/join-open-group',
  auth: 'T',
  summary: 'Joins a group; a repeat changes nothing.',
  request: z.object({ group_id: wireId }),
  response: z.strictObject({}),
  errors: [
    'invalidParameters',
    'loginExpired',
    'contentNotFound',
    'activityEnded',
    'notEligibleForGroup',
    'groupFull',
  ],
  example: { sends: { group_id: 'g-8001' } },
})

/** The visitor's own group with their service people, made on the first call. */
export const serviceChat = operation({
  id: 'serviceChat',
  method: 'GET',
  path: '/imchat/api/v1/group/service-chat',
  auth: 'T',
  summary: 'The visitor’s own service group.',
  request: z.object({}),
  response: z.strictObject({ group_id: z.string() }),
  errors: ['invalidParameters', 'loginExpired', 'noChatGroup'],
  example: { sends: {} },
})

/** What has been written in a group, or under a tag. */
export const groupPostList = operation({
  id: 'groupPostList',
  method: 'GET',
  path: '/imchat/api/v1/group-post/list',
  auth: 'O',
  summary:
    'Posts of a group or of a tag: what is pinned first, then the newest; who may not read one gets its summary.',
  request: z
    .object({
      ...listRequest,
      group_id: wireId.optional(),
      tag: wireId.optional().describe('Instead of `group_id`, or within it'),
    })
    .refine(({ group_id, tag }) => group_id !== undefined || tag !== undefined),
  response: listResponse(
    z.strictObject({
      post_id: z.string(),
      author: z.string(),
      adviser_no: z.string().describe('Registration of the adviser; empty: the author is none'),
      title: z.string(),
      summary: z.string(),
      body: z.string().describe('Empty when `is_locked` is 1'),
      images: z.array(z.string()).describe('Empty when `is_locked` is 1'),
      created_at: z.int().nonnegative().describe('Milliseconds'),
      is_locked: z.literal([0, 1]).describe('1: there is more, for who logs in or joins'),
      is_pinned: z.literal([0, 1]).describe('1: it stands before what is newer'),
    }),
  ),
  errors: ['invalidParameters'],
  example: { sends: { group_id: 'g-8001' } },
})
