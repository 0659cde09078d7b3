import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import {
  inQuery,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallNumber,
  someMoment,
  wholeHandset,
} from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const revision = smallNumber.describe('Counts every change; who joins is none')
const reason = wireText(200).trim().min(2)

/** Bounds of groups and of what is written for them. */
export const groupLimits = { capacity: 100_000, images: 9, title: 60, summary: 200, body: 20_000 } as const

const activity = z.strictObject({
  activity: z.string(),
  rule_id: z.string(),
  rule_name: z.string(),
  groups: z.int().nonnegative(),
  updated_at: timestamp,
})

export const groupActivityList = studioOperation({
  id: 'groupActivityList',
  method: 'GET',
  path: '/studio-api/groups/activities',
  access: READERS,
  summary: 'The activities whose groups may be joined by who fulfils a rule, by their names.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(activity).max(500) }),
  errors: [],
})

export const groupActivitySave = studioOperation({
  id: 'groupActivitySave',
  method: 'POST',
  path: '/studio-api/groups/activities/save',
  access: WRITERS,
  summary: 'Makes an activity, or has another rule say who may join its groups; members stay members.',
  request: z.strictObject({ activity: wireId, rule_id: wireId }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

const groupFields = {
  name: wireText(40).trim().min(1),
  activity: wireId,
  capacity: z.int().min(1).max(groupLimits.capacity).describe('Never below how many are in it'),
  open: z.boolean().describe('False: nobody can join; members stay'),
}

const group = z.strictObject({
  ...groupFields,
  name: z.string(),
  activity: z.string(),
  group_id: z.string(),
  member_count: z.int().nonnegative(),
  posts: z.int().nonnegative().describe('Written for it, whether they are shown or not'),
  rule_id: z.string(),
  rule_name: z.string(),
  revision,
  updated_at: timestamp,
})

export const groupFilter = z.strictObject({
  q: wireText(64).optional().describe('A part of its name or of its id'),
  activity: wireId.optional(),
})

export const groupList = studioOperation({
  id: 'groupList',
  method: 'GET',
  path: '/studio-api/groups',
  access: 'member',
  summary: 'The groups, by their ids, with how many are in each now.',
  request: groupFilter.extend({ after: listAfter(wireId), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(group), next: listNext }),
  errors: [],
})

export const groupCreate = studioOperation({
  id: 'groupCreate',
  method: 'POST',
  path: '/studio-api/groups/create',
  access: WRITERS,
  summary: 'Makes a group.',
  request: z.strictObject({ group_id: wireId, ...groupFields }),
  response: z.strictObject({ group_id: z.string() }),
  errors: ['alreadyExists'],
})

export const groupChange = studioOperation({
  id: 'groupChange',
  method: 'POST',
  path: '/studio-api/groups/change',
  access: WRITERS,
  summary: 'Changes a group. Who is in it stays.',
  request: z.strictObject({ group_id: wireId, base_revision: revision, ...groupFields }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict'],
})

export const groupMemberList = studioOperation({
  id: 'groupMemberList',
  method: 'GET',
  path: '/studio-api/groups/members',
  access: READERS,
  summary: 'Who is in a group, who joined last first, phones masked.',
  request: z.strictObject({
    group_id: wireId,
    uid: inQuery(rowNumber).optional().describe('Only this visitor, as `groupMemberFind` gives them'),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        uid: rowNumber,
        handset: z.string().describe('Masked'),
        joined_at: timestamp,
      }),
    ),
    next: listNext,
  }),
  errors: [],
})

export const groupMemberFind = studioOperation({
  id: 'groupMemberFind',
  method: 'POST',
  path: '/studio-api/groups/members/find',
  access: WRITERS,
  summary:
    'The member of a group with a whole phone, with a line in the audit log that has it masked; counted for each member of the Studio.',
  request: z.strictObject({ group_id: wireId, handset: wholeHandset }),
  response: z.strictObject({ uid: rowNumber.nullable().describe('Null: nobody in the group has it') }),
  errors: ['tooManyRequests'],
})

export const groupMemberRemove = studioOperation({
  id: 'groupMemberRemove',
  method: 'POST',
  path: '/studio-api/groups/members/remove',
  access: WRITERS,
  summary:
    'Takes somebody out of a group, whose place is free then. They may join again if the rule lets them.',
  request: z.strictObject({ group_id: wireId, uid: rowNumber, reason }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

/** Status of a post: `coming` is scheduled, `down` was taken down. */
export const groupPostStates = ['out', 'coming', 'down'] as const
export type GroupPostState = (typeof groupPostStates)[number]

const postFields = {
  group_id: wireId.nullable().describe('Null: it is for everybody, below its tag'),
  tag: wireId.nullable(),
  author: wireText(20).trim().min(1),
  adviser_no: wireText(40)
    .trim()
    .describe('Registration of the adviser; empty: the author is none and gives no advice'),
  title: wireText(groupLimits.title).trim().min(1),
  summary: z.string().trim().min(1).max(groupLimits.summary).describe('Anybody may read it'),
  body: z.string().trim().min(1).max(groupLimits.body).describe('Paragraphs, separated by line breaks'),
  images: z
    .array(z.string().min(1).max(300))
    .max(groupLimits.images)
    .describe('Addresses of pictures of the library'),
  is_member_only: z.boolean().describe('Body and pictures are for who is in the group'),
  is_pinned: z.boolean().describe('Stands before all that are not'),
  publish_at: someMoment.nullable().describe('Null: now, or as it was'),
}

const post = z.strictObject({
  post_id: z.string(),
  group_id: z.string().nullable(),
  group_name: z.string().nullable(),
  tag: z.string().nullable(),
  author: z.string(),
  adviser_no: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  images: z.array(z.string()),
  is_member_only: z.boolean(),
  is_pinned: z.boolean(),
  state: z.enum(groupPostStates),
  down_why: z.string().describe('Empty: it was not taken down'),
  publish_at: timestamp,
  revision: smallNumber,
})

export const groupPostFilter = z.strictObject({
  q: wireText(64).optional().describe('A part of its title'),
  group_id: wireId.optional(),
  tag: wireId.optional(),
  state: z.enum(groupPostStates).optional(),
})

export const groupPostRows = studioOperation({
  id: 'groupPostRows',
  method: 'GET',
  path: '/studio-api/group-posts',
  access: READERS,
  summary: 'What was written for groups and below tags: what is pinned first, then the newest.',
  request: groupPostFilter.extend({ after: listAfter(), limit: listLimit({ most: 50, usual: 20 }) }),
  response: z.strictObject({ list: z.array(post), next: listNext }),
  errors: [],
})

const finding = z.strictObject({
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  fix: z.string(),
})

export const groupPostCheck = studioOperation({
  id: 'groupPostCheck',
  method: 'POST',
  path: '/studio-api/group-posts/check',
  access: WRITERS,
  summary: 'Holds the texts of a post against the rules that texts of pages are held against.',
  request: z.strictObject({
    author: postFields.author,
    adviser_no: postFields.adviser_no,
    title: postFields.title,
    summary: postFields.summary,
    body: postFields.body,
  }),
  response: z.strictObject({ findings: z.array(finding).max(200) }),
  errors: [],
})

export const groupPostCreate = studioOperation({
  id: 'groupPostCreate',
  method: 'POST',
  path: '/studio-api/group-posts/create',
  access: WRITERS,
  summary: 'Publishes a post, at once or at a moment to come. Texts that break a rule of pages are refused.',
  request: z.strictObject(postFields),
  response: z.strictObject({ post_id: z.string() }),
  errors: ['unusableDocument'],
})

export const groupPostChange = studioOperation({
  id: 'groupPostChange',
  method: 'POST',
  path: '/studio-api/group-posts/change',
  access: WRITERS,
  summary: 'Changes a post, at once where it is shown.',
  request: z.strictObject({ post_id: wireId, base_revision: smallNumber, ...postFields }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})

export const groupPostShow = studioOperation({
  id: 'groupPostShow',
  method: 'POST',
  path: '/studio-api/group-posts/show',
  access: WRITERS,
  summary: 'Takes a post down, or puts it back.',
  request: z.strictObject({
    post_id: wireId,
    base_revision: smallNumber,
    is_down: z.boolean(),
    reason: reason.nullable().describe('Why it is taken down; null: it is put back'),
  }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict'],
})
