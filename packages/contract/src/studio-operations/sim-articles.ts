import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { inQuery, LINES, listAfter, listLimit, listNext, rowNumber } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'approver', 'compliance', 'auditor', 'administrator'] as const
/** Who enters what a player wants to publish. */
const WRITERS = ['operator', 'administrator'] as const
/** Who decides whether others read it, but never about what they entered themselves. */
const DECIDERS = ['approver', 'compliance', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })

/** Status of a note. Only approved ones can be read. */
export const simArticleStates = ['waiting', 'approved', 'refused', 'removed'] as const
export type SimArticleState = (typeof simArticleStates)[number]

/** Bounds of notes. `body`: including its tags; `players`: how many are found at once. */
export const simArticleLimits = { title: 60, body: 20_000, reason: 200, players: 20 } as const

const seen = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe(
    'Hash over what the note says, as the list has it: whoever changes or decides says what they have read',
  )

const article = z.strictObject({
  article_id: rowNumber,
  competition_id: z.string(),
  competition: z.string(),
  player_id: rowNumber,
  nick_name: z.string(),
  is_erased: z.boolean().describe('The player is no visitor any more, and nothing of theirs is published'),
  is_disqualified: z.boolean(),
  title: z.string(),
  body: z.string().describe('Rich text, made safe when it was entered'),
  is_member_only: z.boolean().describe('For who fulfils the contest’s rule only'),
  state: z.enum(simArticleStates),
  seen,
  is_own: z.boolean().describe('The member who asks entered it, so that others decide'),
  written_by: z.string().nullable().describe('Null: made up for a demo'),
  created_at: timestamp,
  updated_at: timestamp.describe('When it was entered or changed last'),
  decided_by: z.string().nullable(),
  decided_at: timestamp.nullable(),
  reason: z.string().describe('Why it was refused or removed; else empty'),
})

export const simArticleFilter = z.strictObject({
  state: z.enum(simArticleStates).optional(),
  competition_id: wireId.optional(),
  q: wireText(40).optional().describe('A part of the title or of the player’s name'),
})

export const simArticleList = studioOperation({
  id: 'simArticleList',
  method: 'GET',
  path: '/studio-api/sim-articles',
  access: READERS,
  summary: 'Notes of players: those that wait the first first, all others the newest first.',
  request: simArticleFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 50, usual: 20 }),
  }),
  response: z.strictObject({
    list: z.array(article),
    waiting: z.int().nonnegative().describe('How many wait at all'),
    next: listNext,
  }),
  errors: [],
})

export const simArticlePlayers = studioOperation({
  id: 'simArticlePlayers',
  method: 'GET',
  path: '/studio-api/sim-articles/players',
  access: READERS,
  summary: 'Players of open contests whose name has a text, or whose number it is.',
  request: z.strictObject({ q: wireText(20).trim().min(1) }),
  response: z.strictObject({
    list: z
      .array(
        z.strictObject({
          player_id: rowNumber,
          nick_name: z.string(),
          competition_id: z.string(),
          competition: z.string(),
        }),
      )
      .max(simArticleLimits.players),
  }),
  errors: [],
})

export const simArticleWrite = studioOperation({
  id: 'simArticleWrite',
  method: 'POST',
  path: '/studio-api/sim-articles/write',
  access: WRITERS,
  summary:
    'Enters a note for a player, or changes one. It waits for a second person then, and nobody reads it until it is approved.',
  request: z.strictObject({
    article: z
      .strictObject({ article_id: rowNumber, seen })
      .nullable()
      .describe('Which one is changed; null: it is a new one'),
    player_id: rowNumber.describe('Of a note that is changed, whose it is'),
    title: wireText(simArticleLimits.title).trim().min(1),
    body: z.string().trim().min(1).max(simArticleLimits.body).regex(LINES).describe('Rich text'),
    is_member_only: z.boolean(),
  }),
  response: z.strictObject({ article_id: rowNumber }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})

export const simArticleDecide = studioOperation({
  id: 'simArticleDecide',
  method: 'POST',
  path: '/studio-api/sim-articles/decide',
  access: DECIDERS,
  summary:
    'Approves or refuses a note that waits, removes one that is read, or has one wait again that was refused or removed.',
  request: z.strictObject({
    article_id: rowNumber,
    seen,
    from: z.enum(simArticleStates).describe('Where it stands, as the member has seen it'),
    to: z.enum(simArticleStates),
    reason: wireText(simArticleLimits.reason)
      .trim()
      .describe('Why it is refused or removed, at least two characters; else empty'),
  }),
  response: z.strictObject({ state: z.enum(simArticleStates) }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})
