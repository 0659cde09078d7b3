import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { inQuery, listAfter, listLimit, listNext, rowNumber } from './bounds'
import { studioOperation } from './studio-operation'

export const auditList = studioOperation({
  id: 'auditList',
  method: 'GET',
  path: '/studio-api/audit',
  access: ['auditor', 'administrator'],
  summary: 'What was done and by whom, newest first.',
  request: z.strictObject({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 200, usual: 50 }),
    action: wireText(64).optional(),
    who: wireText(64).optional(),
    subject: wireText(128).optional(),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        seq: z.int().positive(),
        at: z.iso.datetime({ offset: true }),
        who: z.string().describe('`member:3`, `cli:root`, `job:retention`'),
        who_name: z.string(),
        action: z.string().describe('For example `lead.reveal`'),
        subject: z.string().describe('For example `lead:42`'),
        subject_name: z
          .string()
          .describe('What it is called now: a page’s title, a file’s name; empty for what has none'),
        before: z.unknown(),
        after: z.unknown(),
        ip: z.string().nullable(),
      }),
    ),
    next: listNext,
  }),
  errors: [],
})
