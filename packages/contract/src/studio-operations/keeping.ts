import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, rowNumber, someDay, wholeHandset } from './bounds'
import { studioOperation } from './studio-operation'

/** Who answers for what is kept and what goes. */
const KEEPERS = ['compliance', 'administrator'] as const

/** What a hold is for: one person, one order, one page, or everything that came between two days. */
export const holdScopes = ['person', 'order', 'page', 'period'] as const
export type HoldScope = (typeof holdScopes)[number]

/**
 * What a report is about. `rows`: what was older than its rule. `months`: whole months. `persons`: rows from which the
 * people they name were removed. `evidence`: what the database itself deletes. `erasure`: somebody had themselves
 * erased. `release`: what a hold had kept of somebody who was erased.
 */
export const deletionKinds = ['rows', 'months', 'persons', 'evidence', 'erasure', 'release'] as const
export type DeletionKind = (typeof deletionKinds)[number]

/** Bounds of what members write about a hold. `exported`: how many reports a file has at most. */
export const holdLimits = { reason: 200, reference: 100, exported: 20_000 } as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const name = z.string().describe('A member’s name')
const reason = wireText(holdLimits.reason).trim().min(2)

export const keepingTerms = studioOperation({
  id: 'keepingTerms',
  method: 'GET',
  path: '/studio-api/keeping/terms',
  access: KEEPERS,
  summary:
    'Every kind of record: how long it is kept, on what ground, and how much of it there was when it was last counted.',
  request: z.strictObject({}),
  response: z.strictObject({
    counted_at: timestamp.nullable().describe('Null: nothing was counted yet'),
    list: z.array(
      z.strictObject({
        kind: z.string(),
        name: z.string().describe('In Chinese'),
        days: count.nullable().describe('Null: not by age'),
        end: z
          .enum(['age', 'emptied', 'evidence', 'person', 'none'])
          .describe(
            '`age`: rows go. `emptied`: rows lose whom they name. `evidence`: the database lets them go. `person`: with whose they are. `none`: no end yet',
          ),
        from: z.string().describe('From when the time runs'),
        ground: z.string(),
        why: z.string().describe('Why there is no end yet; empty: there is one'),
        setting: z
          .strictObject({ name: z.string(), least: count.describe('Fewer days are refused') })
          .nullable(),
        is_unsure: z.boolean().describe('A lawyer has to confirm it'),
        rows: count.nullable().describe('Null: nothing was counted yet'),
        is_estimate: z.boolean(),
        oldest: timestamp.nullable(),
        next_at: timestamp.nullable().describe('When the oldest may go; null: nothing goes by age'),
      }),
    ),
  }),
  errors: [],
})

const hold = z.strictObject({
  hold_id: rowNumber,
  scope: z.enum(holdScopes),
  handset: z.string().nullable().describe('Masked'),
  pid: z.string().nullable(),
  page_code: z.string().nullable(),
  from_day: z.string().nullable(),
  until_day: z.string().nullable(),
  reason: z.string(),
  reference_no: z.string(),
  set_by: name,
  set_at: timestamp,
  release_asked_by: name.nullable(),
  release_asked_at: timestamp.nullable(),
  release_reason: z.string().nullable(),
  is_own_ask: z
    .boolean()
    .describe('The member who reads this asked, so that somebody else has to release it'),
  released_by: name.nullable(),
  released_at: timestamp.nullable().describe('Null: it stands'),
})

export const holdList = studioOperation({
  id: 'holdList',
  method: 'GET',
  path: '/studio-api/keeping/holds',
  access: KEEPERS,
  summary: 'Legal holds, the newest first, those that were released among them.',
  request: z.strictObject({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({
    list: z.array(hold),
    standing: count.describe('Holds that stand'),
    next: listNext,
  }),
  errors: [],
})

export const holdSet = studioOperation({
  id: 'holdSet',
  method: 'POST',
  path: '/studio-api/keeping/holds/set',
  access: KEEPERS,
  summary:
    'Sets a legal hold: while it stands, nothing of what it is for is deleted. Of the four fields the one of its scope is needed.',
  request: z.strictObject({
    scope: z.enum(holdScopes),
    handset: wholeHandset.optional(),
    pid: wireText(64).trim().min(1).optional().describe('Number of an order'),
    page_code: z.string().regex(PAGE_CODE).optional(),
    from_day: someDay.optional(),
    until_day: someDay.optional().describe('Within'),
    reason,
    reference_no: wireText(holdLimits.reference).trim().min(1).describe('Of the letter or the case'),
  }),
  response: z.strictObject({ hold_id: rowNumber }),
  errors: [],
})

export const holdAskRelease = studioOperation({
  id: 'holdAskRelease',
  method: 'POST',
  path: '/studio-api/keeping/holds/ask-release',
  access: KEEPERS,
  summary: 'Asks that a hold is released, and says why. Somebody else has to agree.',
  request: z.strictObject({ hold_id: rowNumber, reason }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const holdRelease = studioOperation({
  id: 'holdRelease',
  method: 'POST',
  path: '/studio-api/keeping/holds/release',
  access: KEEPERS,
  summary:
    'Releases a hold that somebody else has asked to release. What it kept of who was erased goes then.',
  request: z.strictObject({ hold_id: rowNumber }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

/** What reports are narrowed by. */
export const deletionFilter = {
  kind: z.enum(deletionKinds).optional(),
  from: someDay.optional(),
  to: someDay.optional().describe('Within'),
}

export const deletionReportList = studioOperation({
  id: 'deletionReportList',
  method: 'GET',
  path: '/studio-api/keeping/reports',
  access: KEEPERS,
  summary: 'What was deleted, the newest first: how much of what, by which rule, and what holds kept.',
  request: z.strictObject({
    ...deletionFilter,
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        report_id: rowNumber,
        made_at: timestamp,
        kind: z.enum(deletionKinds),
        record: z.string().describe('Name of the kind of record; empty: of several'),
        table_name: z.string(),
        rows: count,
        oldest: timestamp.nullable(),
        newest: timestamp.nullable(),
        days: count.nullable().describe('The term as it stood; null: not by age'),
        setting: z.string().describe('As it stood; empty: fixed'),
        ground: z.string(),
        held_rows: count.describe('Kept by holds though their time was over, counted up to ten thousand'),
        hold_ids: z.array(rowNumber),
        month: z.string().nullable(),
        is_kept: z.boolean().describe('Of an erasure under a hold: what was known is kept sealed'),
        tables: z
          .array(
            z.strictObject({
              table: z.string(),
              name: z.string().describe('Name of the kind of record; empty: of none'),
              fate: z.enum(['delete', 'unlink', 'keep']),
              rows: count.nullable().describe('Null: they stay'),
              why: z.string(),
            }),
          )
          .describe('Of an erasure: what became of which table'),
      }),
    ),
    next: listNext,
  }),
  errors: [],
})

export const deletionReportExport = studioOperation({
  id: 'deletionReportExport',
  method: 'GET',
  path: '/studio-api/keeping/reports/export',
  access: KEEPERS,
  summary: 'The same as a CSV file that spreadsheets open, at most twenty thousand reports.',
  request: z.strictObject(deletionFilter),
  response: 'file',
  errors: [],
})
