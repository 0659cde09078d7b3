import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireId } from '../operations/wire-text'
import { inQuery, LINES, listAfter, listLimit, listNext, rowNumber, smallCount, smallNumber } from './bounds'
import { studioOperation } from './studio-operation'

const timestamp = z.iso.datetime({ offset: true })
const code = z.string().regex(PAGE_CODE)

/** Bounds of what members say about a page. */
export const pageCommentLimits = {
  words: 1000,
  mentions: 20,
  /** How long its author may change a comment, or remove it without a trace. */
  minutes: 10,
} as const

const limits = pageCommentLimits

const words = z.string().max(limits.words).regex(LINES).trim().min(1)
const mentions = z
  .array(rowNumber)
  .max(limits.mentions)
  .describe('The members whom the words call by name, each of whom is told of it')

const named = z.strictObject({ member_id: rowNumber, name: z.string() })

const commentFields = {
  comment_id: rowNumber,
  words: z.string().describe('Empty: its writer has taken it back'),
  mentions: z.array(named),
  version: smallNumber.nullable().describe('The newest version of the page then; null: there was none'),
  revision: smallCount.describe('The revision of the draft then; 0: there was no draft'),
  written_by: named,
  written_at: timestamp,
  edited_at: timestamp.nullable(),
  deleted_at: timestamp.nullable().describe('When its writer has taken it back, while others had answered'),
}

const thread = z.strictObject({
  ...commentFields,
  block_id: z.string().nullable().describe('The block that it is about; null: the page'),
  settled_at: timestamp.nullable().describe('Null: it is open'),
  settled_by: z.string().nullable(),
  answers: z.array(z.strictObject(commentFields)).describe('The oldest first'),
})

export const pageCommentList = studioOperation({
  id: 'pageCommentList',
  method: 'GET',
  path: '/studio-api/page-comments',
  access: 'member',
  summary: 'What members say about a page: threads, the newest first, each with its answers.',
  request: z.strictObject({
    code,
    show: z
      .enum(['open', 'all', 'mine'])
      .default('open')
      .describe('`open`: not settled; `mine`: settled or not, where the member who asks is called by name'),
    block_id: wireId.optional().describe('About this block only'),
    comment_id: inQuery(rowNumber).optional().describe('Only the thread that has this comment'),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({
    list: z.array(thread),
    open: z
      .array(z.strictObject({ block_id: z.string().nullable(), threads: z.int().positive() }))
      .describe('Where there are open threads, and how many, whatever was asked for'),
    next: listNext,
  }),
  errors: ['notFound'],
})

export const pageCommentWrite = studioOperation({
  id: 'pageCommentWrite',
  method: 'POST',
  path: '/studio-api/page-comments/write',
  access: 'member',
  summary:
    'Begins a thread about a page or one of its blocks, or answers one. A repeat with the same `write_id` writes nothing.',
  request: z.strictObject({
    code,
    write_id: z.uuid().describe('Chosen by who writes'),
    answers: rowNumber.nullable().default(null).describe('The thread that is answered; null: a new one'),
    block_id: wireId
      .nullable()
      .default(null)
      .describe('The block that a new thread is about; null: the page'),
    words,
    mentions: mentions.default([]),
  }),
  response: z.strictObject({ comment_id: rowNumber }),
  errors: ['notFound'],
})

export const pageCommentEdit = studioOperation({
  id: 'pageCommentEdit',
  method: 'POST',
  path: '/studio-api/page-comments/edit',
  access: 'member',
  summary: 'Changes a comment of one’s own within ten minutes. Who is called by name anew is told.',
  request: z.strictObject({ comment_id: rowNumber, words, mentions: mentions.default([]) }),
  response: z.strictObject({}),
  errors: ['notFound', 'pastMoment'],
})

export const pageCommentSettle = studioOperation({
  id: 'pageCommentSettle',
  method: 'POST',
  path: '/studio-api/page-comments/settle',
  access: 'member',
  summary: 'Settles a thread, or opens it again; a repeat changes nothing.',
  request: z.strictObject({ comment_id: rowNumber, is_settled: z.boolean() }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

export const pageCommentDelete = studioOperation({
  id: 'pageCommentDelete',
  method: 'POST',
  path: '/studio-api/page-comments/delete',
  access: 'member',
  summary:
    'Takes a comment of one’s own back. Within ten minutes and without answers nothing is left of it; later its words go and its place stays.',
  request: z.strictObject({ comment_id: rowNumber }),
  response: z.strictObject({ is_gone: z.boolean().describe('Nothing is left of it') }),
  errors: ['notFound'],
})
