import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { inQuery, LINES, listAfter, listLimit, listNext, smallCount, smallNumber } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['compliance', 'administrator'] as const
/** Who answers for what pages may say. */
const WRITERS = ['compliance'] as const

/**
 * Bounds of a list, in characters except for `words`; and how much is reported about it: pages that fail, findings of
 * each, changes.
 */
export const wordListLimits = {
  words: 2_000,
  word: 60,
  why: 60,
  instead: 40,
  note: 200,
  text: 500,
  failing: 500,
  findings: 20,
  differences: 50,
} as const

/** `running`: it is being checked against the published pages. `ready`: that is done, and somebody has to decide. */
export const wordListStates = ['running', 'ready', 'in_force', 'dropped'] as const
export type WordListState = (typeof wordListStates)[number]

/** A word that compliance lists. */
export const listedWord = z.strictObject({
  word: wireText(wordListLimits.word).trim().min(1),
  severity: z.enum(['error', 'warning']).describe('`error` refuses publishing'),
  why: wireText(wordListLimits.why).trim().min(1).describe('As operators read it'),
  instead: wireText(wordListLimits.instead)
    .trim()
    .describe('What may be said instead; empty: nothing is proposed'),
})

/** The weights that compliance gives to rules. */
export const ruleWeights = z
  .record(
    z
      .string()
      .regex(/^[a-z]+(?:-[a-z]+)*$/)
      .max(40),
    z.enum(['error', 'warning', 'off']),
  )
  .describe('By the ids of the rules of pages; a rule that is not there weighs as it is built')

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const note = wireText(wordListLimits.note).trim().min(2).describe('Why it is changed')
const revision = smallNumber

const content = {
  revision: smallCount.describe('0: only what is built in'),
  words: z.array(listedWord),
  rules: ruleWeights,
  note: z.string(),
  set_at: timestamp.nullable().describe('Null: nobody has made it'),
  by: z.string().nullable().describe('Name of a member'),
}

const foundOnPage = z.strictObject({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  path: z.string(),
  message: z.string(),
})

const failingPage = z.strictObject({
  code: z.string().regex(PAGE_CODE),
  title: z.string(),
  version: smallNumber,
  is_shown: z.boolean().describe('Visitors see this version still'),
  findings: z
    .array(foundOnPage)
    .max(wordListLimits.findings)
    .describe('What would refuse to publish it, and does not now'),
})

export const wordListDetail = studioOperation({
  id: 'wordListDetail',
  method: 'GET',
  path: '/studio-api/word-lists',
  access: READERS,
  summary:
    'The words and rules in force, and the list that is being tried with the pages that would newly fail by it.',
  request: z.strictObject({}),
  response: z.strictObject({
    in_force: z.strictObject(content),
    trial: z
      .strictObject({
        ...content,
        base_revision: smallCount.describe('What it was held against'),
        state: z.enum(['running', 'ready']),
        done: count.describe('Pages it was held against'),
        total: count.describe('Published pages'),
        failing: z.array(failingPage).max(wordListLimits.failing),
        failing_count: count,
      })
      .nullable(),
  }),
  errors: [],
})

export const wordListRevision = studioOperation({
  id: 'wordListRevision',
  method: 'GET',
  path: '/studio-api/word-lists/revision',
  access: READERS,
  summary: 'One list as it was made, whatever became of it.',
  request: z.strictObject({ revision: inQuery(smallCount) }),
  response: z.strictObject(content),
  errors: ['notFound'],
})

const someWords = z.strictObject({ list: z.array(z.string()).max(wordListLimits.differences), count })

export const wordListHistory = studioOperation({
  id: 'wordListHistory',
  method: 'GET',
  path: '/studio-api/word-lists/history',
  access: READERS,
  summary: 'The lists that were made, the newest first, with what each changes and what became of it.',
  request: z.strictObject({ after: listAfter(), limit: listLimit({ most: 50, usual: 20 }) }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        revision,
        base_revision: smallCount,
        state: z.enum(wordListStates),
        note: z.string(),
        set_at: timestamp,
        by: z.string(),
        decided_at: timestamp.nullable().describe('When it was put in force or dropped'),
        decided_by: z.string().nullable(),
        words: count.describe('How many it holds'),
        added: someWords,
        removed: someWords,
        changed: someWords.describe('Words with another severity, reason or proposal'),
        rules: someWords.describe('Ids of rules that weigh otherwise'),
      }),
    ),
    next: listNext,
  }),
  errors: [],
})

export const wordListTry = studioOperation({
  id: 'wordListTry',
  method: 'POST',
  path: '/studio-api/word-lists/try',
  access: WRITERS,
  summary:
    'Keeps a list as the next one and holds it against every published page; nothing takes effect. One is tried at a time.',
  request: z.strictObject({
    base_revision: smallCount.describe('What is in force, as it was seen'),
    words: z.array(listedWord).max(wordListLimits.words),
    rules: ruleWeights,
    note,
  }),
  response: z.strictObject({ revision }),
  errors: ['conflict', 'unusableDocument', 'tooManyRequests'],
})

export const wordListEnact = studioOperation({
  id: 'wordListEnact',
  method: 'POST',
  path: '/studio-api/word-lists/enact',
  access: WRITERS,
  summary:
    'Puts a list in force that was held against every published page and against what is in force now. It can then no longer be changed.',
  request: z.strictObject({ revision }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const wordListDrop = studioOperation({
  id: 'wordListDrop',
  method: 'POST',
  path: '/studio-api/word-lists/drop',
  access: WRITERS,
  summary: 'Gives a list up that is being tried. It stays in the history.',
  request: z.strictObject({ revision }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const wordListText = studioOperation({
  id: 'wordListText',
  method: 'POST',
  path: '/studio-api/word-lists/text',
  access: READERS,
  summary: 'Holds a text against the built-in words and those of a list, and answers what it says where.',
  request: z.strictObject({
    text: z.string().min(1).max(wordListLimits.text).regex(LINES),
    revision: smallCount.optional().describe('Of the list; what is in force unless told'),
  }),
  response: z.strictObject({
    revision: smallCount,
    found: z.array(
      z.strictObject({
        word: z.string(),
        severity: z.enum(['error', 'warning']),
        why: z.string().describe('Empty: it is built in'),
        instead: z.string(),
        start: count.describe('Characters (UTF-16) before it'),
        end: count,
      }),
    ),
  }),
  errors: ['notFound', 'tooManyRequests'],
})
