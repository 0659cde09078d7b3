import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, wholeHandset } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const reason = wireText(200).trim().min(2)

/** Status of an enrolment: `taken` has a ticket, `waiting` is in line, `returned` was given back. */
export const enrolmentStates = ['taken', 'waiting', 'returned'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/** How many enrolments of one phone are shown. */
export const MOST_FOUND_ENROLMENTS = 50

const enrolment = z.strictObject({
  enroll_no: z.string(),
  speech_id: z.string(),
  speech_title: z.string(),
  city: z.string(),
  start_at: timestamp.describe('When the talk begins'),
  name: z.string(),
  handset: z.string().describe('Masked'),
  people_num: z.int().min(1).max(2),
  state: z.enum(enrolmentStates),
  place_in_line: z.int().positive().nullable().describe('From 1; null: not in line'),
  ticket_no: z.string().describe('Empty: none'),
  entered_at: timestamp.nullable().describe('When the ticket was let in first; null: not yet'),
  by_sms: z.boolean().describe('They agreed to a text message'),
  page_code: z.string().nullable(),
  created_at: timestamp,
})

export const enrolmentFilter = z.strictObject({
  tour_id: wireId.optional(),
  speech_id: wireId.optional(),
  state: z.enum(enrolmentStates).optional(),
  entered: z.enum(['yes', 'no']).optional(),
})

export const enrolmentList = studioOperation({
  id: 'enrolmentList',
  method: 'GET',
  path: '/studio-api/enrolments',
  access: READERS,
  summary: 'Who has enrolled for talks, who came last first, phones masked.',
  request: enrolmentFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(enrolment), next: listNext }),
  errors: [],
})

export const enrolmentFind = studioOperation({
  id: 'enrolmentFind',
  method: 'POST',
  path: '/studio-api/enrolments/find',
  access: WRITERS,
  summary:
    'The enrolments of a whole phone or with a number, the newest first, with a line in the audit log that has the phone masked; counted for each member of the Studio.',
  request: z
    .strictObject({
      handset: wholeHandset.optional(),
      number: wireText(32).trim().min(4).optional().describe('Of an enrolment or a ticket'),
    })
    .refine(({ handset, number }) => (handset === undefined) !== (number === undefined)),
  response: z.strictObject({ list: z.array(enrolment).max(MOST_FOUND_ENROLMENTS) }),
  errors: ['tooManyRequests'],
})

export const enrolmentCancel = studioOperation({
  id: 'enrolmentCancel',
  method: 'POST',
  path: '/studio-api/enrolments/cancel',
  access: WRITERS,
  summary: 'Gives somebody’s place back for them, who asked for it; whoever waits moves up.',
  request: z.strictObject({ enroll_no: wireText(32).min(4), reason }),
  response: z.strictObject({}),
  errors: ['notFound', 'pastMoment'],
})

export const enrolmentExport = studioOperation({
  id: 'enrolmentExport',
  method: 'POST',
  path: '/studio-api/enrolments/export',
  access: WRITERS,
  summary:
    'The enrolments of a tour or a talk as a table, with a line in the audit log; counted for each member.',
  request: z.strictObject({
    filter: enrolmentFilter,
    format: z.enum(['csv', 'xlsx']),
    with_handsets: z.boolean().default(false),
    reason,
  }),
  response: 'file',
  errors: ['tooManyRequests'],
})
