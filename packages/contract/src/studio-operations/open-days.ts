import { z } from 'zod'
import { OPEN_DAY_PEOPLE } from '../operations/open-days'
import { wireId, wireText } from '../operations/wire-text'
import { LINES, listAfter, listLimit, listNext, smallNumber, someMoment, wholeHandset } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const revision = smallNumber.describe('Counts every change of the open day and of its sessions')
const reason = wireText(200).trim().min(2)

/** Bounds of what members say about open days. */
export const openDayConsoleLimits = {
  title: 40,
  place: 100,
  notice: 500,
  sessions: 60,
  quota: 100_000,
  found: 50,
} as const

const eventFields = {
  title: wireText(openDayConsoleLimits.title).trim().min(1),
  place: wireText(openDayConsoleLimits.place).trim(),
  notice: z
    .string()
    .trim()
    .max(openDayConsoleLimits.notice)
    .regex(LINES)
    .describe('What visitors should know before they come; empty: nothing'),
  is_open: z
    .boolean()
    .describe('False: nobody sees it or registers any more; who has a pass comes all the same'),
}

const sessionFields = {
  start_at: someMoment,
  end_at: someMoment,
  quota: z.int().min(1).max(openDayConsoleLimits.quota).describe('People; never below how many have a place'),
}

const session = z.strictObject({
  session_id: z.string(),
  start_at: timestamp,
  end_at: timestamp,
  quota: z.int().positive(),
  used: count.describe('People who have a place'),
  entered: count.describe('People who were let in'),
  state: z.enum(['coming', 'over', 'cancelled']).describe('over: it has begun'),
})

const event = z.strictObject({
  ...eventFields,
  event_id: z.string(),
  title: z.string(),
  place: z.string(),
  notice: z.string(),
  sessions: z.array(session).describe('By when they begin'),
  revision,
  updated_at: timestamp,
})

export const openDayRows = studioOperation({
  id: 'openDayRows',
  method: 'GET',
  path: '/studio-api/open-days',
  access: READERS,
  summary: 'The open days with their sessions, and how many have registered for each and come, counted now.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(event).max(200) }),
  errors: [],
})

export const openDayCreate = studioOperation({
  id: 'openDayCreate',
  method: 'POST',
  path: '/studio-api/open-days/create',
  access: WRITERS,
  summary: 'Makes an open day with its sessions.',
  request: z.strictObject({
    event_id: wireId,
    ...eventFields,
    sessions: z.array(z.strictObject(sessionFields)).max(openDayConsoleLimits.sessions),
  }),
  response: z.strictObject({ event_id: z.string() }),
  errors: ['alreadyExists', 'pastMoment', 'unusableDocument'],
})

export const openDayChange = studioOperation({
  id: 'openDayChange',
  method: 'POST',
  path: '/studio-api/open-days/change',
  access: WRITERS,
  summary:
    'Changes an open day and its sessions, and adds new ones. One that is not named stays as it is; who has a place is told when time or place is another.',
  request: z.strictObject({
    event_id: wireId,
    base_revision: revision,
    ...eventFields,
    sessions: z
      .array(z.strictObject({ session_id: wireId.nullable().describe('Null: a new one'), ...sessionFields }))
      .max(openDayConsoleLimits.sessions),
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'pastMoment', 'unusableDocument'],
})

export const openDaySessionCancel = studioOperation({
  id: 'openDaySessionCancel',
  method: 'POST',
  path: '/studio-api/open-days/sessions/cancel',
  access: WRITERS,
  summary: 'Cancels a session for good. Who has a place is told.',
  request: z.strictObject({
    session_id: wireId,
    base_revision: revision,
    reason: reason.describe('For the audit log'),
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'pastMoment'],
})

/** Status of a registration: `taken` has a pass, `returned` was given back. */
export const openDayVisitStates = ['taken', 'returned'] as const
export type OpenDayVisitState = (typeof openDayVisitStates)[number]

const visit = z.strictObject({
  register_no: z.string(),
  event_id: z.string(),
  event_title: z.string(),
  session_id: z.string(),
  start_at: timestamp.describe('When the session begins'),
  name: z.string(),
  handset: z.string().describe('Masked'),
  people_num: z.int().min(1).max(OPEN_DAY_PEOPLE),
  state: z.enum(openDayVisitStates),
  ticket_no: z.string(),
  entered_at: timestamp.nullable().describe('When the pass was let in first; null: not yet'),
  by_sms: z.boolean().describe('They agreed to be reminded by text message'),
  page_code: z.string().nullable(),
  registered_at: timestamp,
})

export const openDayVisitFilter = z.strictObject({
  event_id: wireId,
  session_id: wireId.optional(),
  state: z.enum(openDayVisitStates).optional(),
})

export const openDayVisitList = studioOperation({
  id: 'openDayVisitList',
  method: 'GET',
  path: '/studio-api/open-days/visits',
  access: READERS,
  summary: 'Who has registered for an open day, who came last first, phones masked.',
  request: openDayVisitFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(visit), next: listNext }),
  errors: [],
})

export const openDayVisitFind = studioOperation({
  id: 'openDayVisitFind',
  method: 'POST',
  path: '/studio-api/open-days/visits/find',
  access: WRITERS,
  summary:
    'The registrations of a whole phone, the newest first, with a line in the audit log that has it masked; counted for each member of the Studio.',
  request: z.strictObject({ handset: wholeHandset }),
  response: z.strictObject({ list: z.array(visit).max(openDayConsoleLimits.found) }),
  errors: ['tooManyRequests'],
})

export const openDayVisitCancel = studioOperation({
  id: 'openDayVisitCancel',
  method: 'POST',
  path: '/studio-api/open-days/visits/cancel',
  access: WRITERS,
  summary: 'Gives somebody’s places back for them, who asked for it.',
  request: z.strictObject({ register_no: wireText(32).min(4), reason }),
  response: z.strictObject({}),
  errors: ['notFound', 'pastMoment'],
})

export const openDayVisitExport = studioOperation({
  id: 'openDayVisitExport',
  method: 'POST',
  path: '/studio-api/open-days/visits/export',
  access: WRITERS,
  summary:
    'The registrations of an open day as a table, with a line in the audit log; counted for each member.',
  request: z.strictObject({
    filter: openDayVisitFilter,
    format: z.enum(['csv', 'xlsx']),
    with_handsets: z.boolean().default(false),
    reason,
  }),
  response: 'file',
  errors: ['tooManyRequests'],
})
