import { z } from 'zod'
import { holdingLimits } from '../operations/holdings'
import { wireText } from '../operations/wire-text'
import { inQuery, LINES, listAfter, listLimit, listNext, rowNumber, smallNumber, someDay } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'approver', 'compliance', 'auditor', 'administrator'] as const
/** Who writes what an adviser says. */
const WRITERS = ['operator', 'administrator'] as const
/** Who decides whether customers read it, but never about their own texts. */
const DECIDERS = ['approver', 'compliance', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })

/** Status of a version. `out` becomes `expired` when its last day is over. */
export const noteStates = [
  'waiting',
  'returned',
  'dropped',
  'out',
  'expired',
  'replaced',
  'withdrawn',
] as const
export type NoteState = (typeof noteStates)[number]

/** What shares are filtered by: notes that are out and valid, out and expired, waiting, or returned last. */
export const noteFilterStates = ['waiting', 'out', 'expired', 'returned'] as const
export type NoteFilterState = (typeof noteFilterStates)[number]

/** Bounds of what members say about shares. `days`: how far ahead its last day may be. */
export const noteLimits = { text: 500, days: 90, reason: 200 } as const

const code = z.string().regex(/^\d{6}$/)
const reason = wireText(noteLimits.reason).trim()

const version = z.strictObject({
  note_id: rowNumber,
  staff_id: smallNumber,
  adviser: z.string().describe('As customers read it beside this version'),
  adviser_no: z.string(),
  text: z.string(),
  good_until: someDay.describe('The last day, in China, on which customers read it'),
  state: z.enum(noteStates),
  is_registered: z
    .boolean()
    .describe('The adviser is still of the staff, under this number; else customers do not read it'),
  is_own: z.boolean().describe('The member who asks wrote it, so that others decide'),
  written_by: z.string().nullable().describe('Null: made up for a demo'),
  written_at: timestamp,
  decided_by: z.string().nullable(),
  decided_at: timestamp.nullable().describe('When it was approved, from which moment it is out, or returned'),
  reason: z.string().describe('Why it was returned; else empty'),
  ended_by: z.string().nullable(),
  ended_at: timestamp.nullable().describe('When it was withdrawn, dropped or replaced'),
  ended_why: z.string().describe('Why it was withdrawn; else empty'),
})

export const instrumentFind = studioOperation({
  id: 'instrumentFind',
  method: 'GET',
  path: '/studio-api/instruments',
  access: READERS,
  summary: 'Shares and ETFs whose code or pinyin initials begin with a text, or whose name has it.',
  request: z.strictObject({ q: wireText(20).trim().min(1) }),
  response: z.strictObject({
    list: z
      .array(z.strictObject({ code: z.string(), name: z.string(), exchange: z.string(), sector: z.string() }))
      .max(holdingLimits.found),
  }),
  errors: [],
})

export const noteFilter = z.strictObject({
  q: wireText(20).optional().describe('How the code or the pinyin initials begin, or a part of the name'),
  state: z.enum(noteFilterStates).optional(),
})

export const instrumentNoteList = studioOperation({
  id: 'instrumentNoteList',
  method: 'GET',
  path: '/studio-api/instrument-notes',
  access: READERS,
  summary: 'The shares of which advisers say something, the last that was written first.',
  request: noteFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        newest_id: rowNumber.describe(
          'The newest version; who writes the next one says that they have seen it',
        ),
        written_at: timestamp.describe('When that was written'),
        out: version
          .nullable()
          .describe('What was approved and not withdrawn, also when its last day is over'),
        waiting: version.nullable(),
        returned: version.nullable().describe('The newest version, where it was returned'),
      }),
    ),
    next: listNext,
  }),
  errors: [],
})

export const instrumentNoteHistory = studioOperation({
  id: 'instrumentNoteHistory',
  method: 'GET',
  path: '/studio-api/instrument-notes/history',
  access: READERS,
  summary:
    'Every version of what was said of a share, the newest first: who wrote and decided, and when it was out.',
  request: z.strictObject({
    code,
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({ list: z.array(version), next: listNext }),
  errors: [],
})

export const instrumentNoteWrite = studioOperation({
  id: 'instrumentNoteWrite',
  method: 'POST',
  path: '/studio-api/instrument-notes/write',
  access: WRITERS,
  summary:
    'Writes what a registered adviser says of a share. It waits for a second person, in place of what waits already; what is out stays out until then.',
  request: z.strictObject({
    code,
    base_id: rowNumber.nullable().describe('The newest version that the member has seen; null: none'),
    staff_id: smallNumber.describe('A registered adviser, as `speakerList` has them'),
    text: z.string().trim().min(1).max(noteLimits.text).regex(LINES),
    good_until: someDay.describe('From today on, in China, and at most 90 days ahead'),
  }),
  response: z.strictObject({ note_id: rowNumber }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})

export const instrumentNoteDecide = studioOperation({
  id: 'instrumentNoteDecide',
  method: 'POST',
  path: '/studio-api/instrument-notes/decide',
  access: DECIDERS,
  summary:
    'Decides about a version that waits: customers read it from then on, in place of what was out, or it is returned.',
  request: z.strictObject({
    note_id: rowNumber,
    decision: z.enum(['approved', 'returned']),
    reason: reason.describe('Why it is returned, at least two characters; else empty'),
  }),
  response: z.strictObject({ state: z.enum(noteStates) }),
  errors: ['notFound', 'conflict', 'pastMoment', 'unusableDocument'],
})

export const instrumentNoteWithdraw = studioOperation({
  id: 'instrumentNoteWithdraw',
  method: 'POST',
  path: '/studio-api/instrument-notes/withdraw',
  access: ['operator', 'approver', 'compliance', 'administrator'],
  summary: 'Withdraws a version that is out, so that no customer reads it any more, or one that waits.',
  request: z.strictObject({ note_id: rowNumber, reason: reason.min(2) }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})
