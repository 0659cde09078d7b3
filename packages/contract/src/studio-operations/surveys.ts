import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, rowNumber, someDay } from './bounds'
import { studioOperation } from './studio-operation'

const timestamp = z.iso.datetime({ offset: true })

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

/** What narrows the answers down. All given must hold. */
export const surveyFilter = z.strictObject({
  page_code: wireText(64).optional(),
  block_id: wireText(64).optional().describe('One form of that page'),
  from: someDay.optional().describe('First day, in China, from 1900 to 2099'),
  to: someDay.optional().describe('Last day, in China, from 1900 to 2099'),
})

const answer = z.strictObject({
  id: z.string().describe('Of the field'),
  label: z.string().describe('What the form called it when it was answered'),
  text: z.string().describe('As people read it; masked where it is personal'),
  is_personal: z.boolean(),
  files: z
    .array(z.strictObject({ id: z.uuid(), kind: z.enum(['jpg', 'png', 'webp', 'pdf']), bytes: z.int() }))
    .optional()
    .describe('What was brought; its names are personal'),
})

export const surveyFormList = studioOperation({
  id: 'surveyFormList',
  method: 'GET',
  path: '/studio-api/surveys/forms',
  access: READERS,
  summary: 'The forms that were answered, the one that was answered last first; 200 at most.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        page_code: z.string(),
        page_title: z.string().describe('What the page is called now; empty for one that is not ours'),
        block_id: z.string(),
        count: z.int().positive(),
        last_at: timestamp,
      }),
    ),
  }),
  errors: [],
})

export const surveyAnswerList = studioOperation({
  id: 'surveyAnswerList',
  method: 'GET',
  path: '/studio-api/surveys/answers',
  access: READERS,
  summary: 'What was answered to forms, newest first, what is personal masked.',
  request: surveyFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 20 }) }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        id: rowNumber,
        page_code: z.string(),
        page_title: z.string().describe('What the page is called now; empty for one that is not ours'),
        block_id: z.string(),
        version: z.int().nullable().describe('Of the page; null: it came with the program'),
        answers: z.array(answer),
        created_at: timestamp,
      }),
    ),
    next: listNext,
  }),
  errors: [],
})

export const surveyReveal = studioOperation({
  id: 'surveyReveal',
  method: 'POST',
  path: '/studio-api/surveys/reveal',
  access: WRITERS,
  summary:
    'What is personal in the answers of somebody, and a line in the audit log about who saw it and why.',
  request: z.strictObject({ id: rowNumber, reason: wireText(100).trim().min(2) }),
  response: z.strictObject({
    answers: z.array(z.strictObject({ id: z.string().describe('Of the field'), text: z.string() })),
  }),
  errors: ['notFound', 'tooManyRequests'],
})

export const surveyExport = studioOperation({
  id: 'surveyExport',
  method: 'POST',
  path: '/studio-api/surveys/export',
  access: READERS,
  summary:
    'The answers to a form as a table, a column for each field that any of its versions had, with a line in the audit log. More than 100,000 are refused. What is personal is masked but for who may reveal it.',
  request: z.strictObject({
    filter: surveyFilter.extend({ page_code: wireId, block_id: wireText(64).min(1) }),
    format: z.enum(['csv', 'xlsx']),
    with_personal: z.boolean().default(false),
    reason: wireText(100).trim().min(2),
  }),
  response: 'file',
  errors: ['tooManyRequests'],
})

export const surveyFileOpen = studioOperation({
  id: 'surveyFileOpen',
  method: 'POST',
  path: '/studio-api/surveys/file',
  access: WRITERS,
  summary:
    'A file that somebody has handed in, to be saved and never shown in place, and a line in the audit log about who took it and why.',
  request: z.strictObject({
    id: rowNumber.describe('Of the answers'),
    file_id: z.uuid(),
    reason: wireText(100).trim().min(2),
  }),
  response: 'file',
  errors: ['notFound', 'tooManyRequests'],
})
