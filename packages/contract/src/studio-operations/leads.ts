import { z } from 'zod'
import { hasHandset } from '../handset-text'
import { wireText } from '../operations/wire-text'
import {
  inQuery,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallNumber,
  someDay,
  wholeHandset,
} from './bounds'
import { studioOperation } from './studio-operation'

/** Status of a lead for those who call back. */
export const leadStatuses = ['new', 'contacted', 'following', 'converted', 'invalid'] as const
export type LeadStatus = (typeof leadStatuses)[number]

const leadIds = z.array(rowNumber).min(1).max(200)
const timestamp = z.iso.datetime({ offset: true })
const text = (max: number) => wireText(max).optional()

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

/** The most leads that a search by phone names: one person leaves few. */
export const MOST_FOUND_LEADS = 50
const LEAD_IDS = /^\d{1,15}(?:,\d{1,15}){0,49}$/

/** What narrows the inbox down. All given must hold. */
export const leadFilter = z.strictObject({
  q: wireText(64)
    // What an address contains is kept by browsers and proxies; and whoever may see no phone may not try one out.
    .refine((words) => !hasHandset(words), '完整手机号请用 leadFind 查找')
    .optional()
    .describe(
      'The last four digits of a phone, the beginning of a name, or the number of a lead. No whole phone: `leadFind`',
    ),
  lead_ids: z
    .string()
    .regex(LEAD_IDS)
    .optional()
    .describe('These leads: numbers with commas between, as `leadFind` gives them'),
  status: z.enum(leadStatuses).optional(),
  assignee: z
    .union([z.literal(['none', 'me']), inQuery(rowNumber)])
    .optional()
    .describe('`none`, `me` or a member'),
  version_id: inQuery(smallNumber).optional(),
  page_code: text(64),
  cps_id: text(128),
  consent: z.enum(['recorded', 'not_recorded']).optional(),
  from: someDay.optional().describe('First day, in China, from 1900 to 2099'),
  to: someDay.optional().describe('Last day, in China, from 1900 to 2099'),
})

const row = z.strictObject({
  lead_id: rowNumber,
  nick_name: z.string(),
  handset: z.string().describe('Masked: 138****8000'),
  status: z.enum(leadStatuses),
  assignee: z.strictObject({ member_id: z.int(), name: z.string() }).nullable(),
  version_id: z.int(),
  page_code: z.string(),
  page_title: z.string().describe('What the page is called now; empty for one that is not ours'),
  cps_id: z.string(),
  consent: z.enum(['recorded', 'not_recorded']),
  touches: z.int().positive().describe('How often it was handed in'),
  callback: z
    .enum(['waiting', 'done', 'given_up', 'none'])
    .describe('Its callback task; none: its form promised no call'),
  created_at: timestamp,
  updated_at: timestamp,
})

export const leadList = studioOperation({
  id: 'leadList',
  method: 'GET',
  path: '/studio-api/leads',
  access: READERS,
  summary: 'The leads, newest first.',
  request: leadFilter.extend({
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({
    list: z.array(row),
    next: listNext,
    total: z.int().nonnegative().describe('Counted up to 10,000'),
    is_total_capped: z.boolean(),
  }),
  errors: [],
})

export const leadDetail = studioOperation({
  id: 'leadDetail',
  method: 'GET',
  path: '/studio-api/leads/detail',
  access: READERS,
  summary: 'A lead with its source trail, consent, messages, notes and history.',
  request: z.strictObject({ lead_id: inQuery(rowNumber) }),
  response: z.strictObject({
    lead: row,
    touch_list: z.array(
      z.strictObject({
        at: timestamp,
        cps_id: z.string(),
        page_code: z.string(),
        upload_id: z.string(),
        nick_name: z.string(),
      }),
    ),
    consents: z.array(
      z.strictObject({
        doc: z.string(),
        version: z.string(),
        purpose: z.enum(['service', 'marketing']),
        at: timestamp,
        withdrawn_at: timestamp.nullable(),
      }),
    ),
    messages: z.array(
      z.strictObject({
        kind: z
          .enum(['code', 'download'])
          .describe('A code by which it was handed in, or the link to the app'),
        state: z
          .enum(['waiting', 'sent', 'failed', 'unknown', 'void'])
          .describe('`unknown`: the supplier never said. `void`: over before it was sent'),
        at: timestamp,
      }),
    ),
    notes: z.array(z.strictObject({ at: timestamp, by: z.string(), text: z.string() })),
    history: z
      .array(
        z.strictObject({
          at: timestamp,
          by: z.string().describe('Name of a member'),
          action: z.string().describe('As in the audit log: `lead.assign`'),
          text: z.string().describe('What became what, or why, in words; may be empty'),
        }),
      )
      .describe('The newest 100'),
  }),
  errors: ['notFound'],
})

export const leadFind = studioOperation({
  id: 'leadFind',
  method: 'POST',
  path: '/studio-api/leads/find',
  access: WRITERS,
  summary:
    'The leads of a whole phone, with a line in the audit log that has it masked. Only for who may reveal phones, and counted for each of them.',
  request: z.strictObject({
    handset: wholeHandset,
  }),
  response: z.strictObject({
    lead_ids: z.array(rowNumber).max(MOST_FOUND_LEADS).describe('The newest first, for `leadList`'),
  }),
  errors: ['tooManyRequests'],
})

export const leadReveal = studioOperation({
  id: 'leadReveal',
  method: 'POST',
  path: '/studio-api/leads/reveal',
  access: WRITERS,
  summary: 'The whole phone of a lead, and a line in the audit log about who saw it and why.',
  request: z.strictObject({ lead_id: rowNumber, reason: wireText(100).trim().min(2) }),
  response: z.strictObject({ handset: z.string() }),
  errors: ['notFound', 'tooManyRequests'],
})

export const leadAssign = studioOperation({
  id: 'leadAssign',
  method: 'POST',
  path: '/studio-api/leads/assign',
  access: WRITERS,
  summary: 'Gives leads to a member, or to nobody.',
  request: z.strictObject({ lead_ids: leadIds, member_id: rowNumber.nullable() }),
  response: z.strictObject({ changed: z.int().nonnegative() }),
  errors: ['notFound'],
})

export const leadSetStatus = studioOperation({
  id: 'leadSetStatus',
  method: 'POST',
  path: '/studio-api/leads/status',
  access: WRITERS,
  summary: 'Says where leads stand.',
  request: z.strictObject({ lead_ids: leadIds, status: z.enum(leadStatuses) }),
  response: z.strictObject({ changed: z.int().nonnegative() }),
  errors: [],
})

export const leadAddNote = studioOperation({
  id: 'leadAddNote',
  method: 'POST',
  path: '/studio-api/leads/note',
  access: WRITERS,
  summary: 'Adds a note, which must hold no whole phone. Notes are never changed.',
  request: z.strictObject({ lead_id: rowNumber, text: z.string().trim().min(1).max(500) }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

export const leadExport = studioOperation({
  id: 'leadExport',
  method: 'POST',
  path: '/studio-api/leads/export',
  access: READERS,
  summary:
    'The leads that a filter finds, as a table, with a line in the audit log. More than 100,000 are refused. Whole phones only for who may reveal them.',
  request: z.strictObject({
    filter: leadFilter,
    format: z.enum(['csv', 'xlsx']),
    with_handsets: z.boolean().default(false),
    reason: wireText(100).trim().min(2),
  }),
  response: 'file',
  errors: ['tooManyRequests'],
})
