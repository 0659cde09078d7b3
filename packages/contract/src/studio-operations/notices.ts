import { z } from 'zod'
import { listAfter, listLimit, listNext, rowNumber } from './bounds'
import { studioOperation } from './studio-operation'

const timestamp = z.iso.datetime({ offset: true })

/**
 * What a member is notified of. `due`: something waits for a day that has come. `break_glass`: a rule was overridden.
 */
export const noticeKinds = [
  'mention',
  'comment',
  'review',
  'review_result',
  'due',
  'break_glass',
  'taken_down',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Bounds of a notice. */
export const noticeLimits = { words: 200, link: 300, atOnce: 100 } as const

const unread = z.int().nonnegative().describe('How many of the member are not read')

export const noticeList = studioOperation({
  id: 'noticeList',
  method: 'GET',
  path: '/studio-api/notices',
  access: 'member',
  summary: 'What the member who asks was told, newest first.',
  request: z.strictObject({
    unread: z.literal('1').optional().describe('Only what is not read'),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 30 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        notice_id: rowNumber,
        kind: z.enum(noticeKinds),
        subject: z.string().describe('As the audit log names it: `page:etf-course`'),
        words: z.string(),
        link: z.string().describe('Where it leads within the Studio, such as `/pages/etf-course/edit`'),
        created_at: timestamp,
        read_at: timestamp.nullable(),
      }),
    ),
    unread,
    next: listNext,
  }),
  errors: [],
})

export const noticeRead = studioOperation({
  id: 'noticeRead',
  method: 'POST',
  path: '/studio-api/notices/read',
  access: 'member',
  summary:
    'Marks notices of the member who asks as read; a repeat changes nothing, and nobody else’s are touched.',
  request: z.strictObject({
    notice_ids: z.array(rowNumber).max(noticeLimits.atOnce).default([]),
    up_to: rowNumber
      .nullable()
      .default(null)
      .describe('All up to this one, too: what came since somebody looked stays unread'),
  }),
  response: z.strictObject({ unread }),
  errors: [],
})
