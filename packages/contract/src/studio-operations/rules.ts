import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { ruleExpression } from '../rule-expression'
import { dataFile, listAfter, listLimit, listNext, rowNumber, smallNumber, wholeHandset } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const revision = smallNumber.describe('Counts every change')
const name = wireText(40).trim().min(1)
const expression = ruleExpression.describe('Who belongs, as docs/data.md has it')
const stored = z.unknown().describe('As it is stored; one that cannot be read is fulfilled by nobody')

/** What uses a rule. */
export const ruleUseKinds = ['group', 'coupon', 'invite', 'page', 'video', 'feed', 'competition'] as const
export type RuleUseKind = (typeof ruleUseKinds)[number]

const use = z.strictObject({
  kind: z.enum(ruleUseKinds),
  id: z.string(),
  name: z.string(),
})
export type RuleUse = z.infer<typeof use>

const rule = z.strictObject({
  rule_id: z.string(),
  name: z.string(),
  expression: stored,
  uses: z.array(use).max(100),
  revision,
  updated_at: timestamp,
})

export const ruleList = studioOperation({
  id: 'ruleList',
  method: 'GET',
  path: '/studio-api/rules',
  access: READERS,
  summary: 'Rules for who belongs, by their ids, with what each is used by.',
  request: z.strictObject({
    q: wireText(64).optional().describe('A part of its name or of its id'),
    after: listAfter(wireId),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({ list: z.array(rule), next: listNext }),
  errors: [],
})

export const ruleNames = studioOperation({
  id: 'ruleNames',
  method: 'GET',
  path: '/studio-api/rules/names',
  access: 'member',
  summary: 'All rules by their names, for who chooses one.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(z.strictObject({ rule_id: z.string(), name: z.string() })) }),
  errors: [],
})

export const ruleCreate = studioOperation({
  id: 'ruleCreate',
  method: 'POST',
  path: '/studio-api/rules/create',
  access: WRITERS,
  summary: 'Makes a rule.',
  request: z.strictObject({ rule_id: wireId, name, expression }),
  response: z.strictObject({ rule_id: z.string() }),
  errors: ['alreadyExists'],
})

export const ruleChange = studioOperation({
  id: 'ruleChange',
  method: 'POST',
  path: '/studio-api/rules/change',
  access: WRITERS,
  summary: 'Changes a rule, at once and wherever it is used.',
  request: z.strictObject({ rule_id: wireId, base_revision: revision, name, expression }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict'],
})

export const ruleDelete = studioOperation({
  id: 'ruleDelete',
  method: 'POST',
  path: '/studio-api/rules/delete',
  access: WRITERS,
  summary: 'Deletes a rule that nothing uses.',
  request: z.strictObject({ rule_id: wireId, base_revision: revision }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict', 'inUse'],
})

export const ruleCount = studioOperation({
  id: 'ruleCount',
  method: 'POST',
  path: '/studio-api/rules/count',
  access: READERS,
  summary: 'How many visitors belong now, by an expression that need not be stored.',
  request: z.strictObject({ expression }),
  response: z.strictObject({
    people: z.int().nonnegative(),
    of: z.int().nonnegative().describe('Visitors in all'),
  }),
  errors: ['tooManyRequests'],
})

export const ruleTest = studioOperation({
  id: 'ruleTest',
  method: 'POST',
  path: '/studio-api/rules/test',
  access: READERS,
  summary:
    'Whether one visitor belongs now, and which conditions they fulfil, in the order of the expression.',
  request: z.strictObject({ expression, uid: rowNumber }),
  response: z.strictObject({ belongs: z.boolean(), conditions: z.array(z.boolean()) }),
  errors: ['notFound', 'tooManyRequests'],
})

export const ruleFindPerson = studioOperation({
  id: 'ruleFindPerson',
  method: 'POST',
  path: '/studio-api/rules/find-person',
  access: WRITERS,
  summary:
    'The visitor with a whole phone, with a line in the audit log that has it masked; counted for each member.',
  request: z.strictObject({ handset: wholeHandset }),
  response: z.strictObject({ uid: rowNumber.nullable().describe('Null: nobody has logged in with it') }),
  errors: ['tooManyRequests'],
})

const tagFields = {
  name,
  about: wireText(200).trim().describe('Empty: nothing to say'),
  expression: expression
    .nullable()
    .describe('Who is computed to have it, with the value 1; null: it is imported'),
}

const tag = z.strictObject({
  pd_code: z.string(),
  name: z.string(),
  about: z.string(),
  expression: z.unknown().nullable().describe('Null: it is imported'),
  people: z.int().nonnegative().describe('Who have it'),
  values: z.array(z.string()).max(20).describe('The usual ones'),
  computed_at: timestamp.nullable(),
  is_named: z.boolean().describe('False: it was imported without being described here'),
  revision,
})

export const tagList = studioOperation({
  id: 'tagList',
  method: 'GET',
  path: '/studio-api/tags',
  access: 'member',
  summary: 'The tags that visitors can have, by their codes.',
  request: z.strictObject({
    after: listAfter(wireId),
    limit: listLimit({ most: 200, usual: 100 }),
  }),
  response: z.strictObject({ list: z.array(tag), next: listNext }),
  errors: [],
})

export const tagSave = studioOperation({
  id: 'tagSave',
  method: 'POST',
  path: '/studio-api/tags/save',
  access: WRITERS,
  summary:
    'Describes a tag, or says by which expression it is computed, which is done at once and each night.',
  request: z.strictObject({
    pd_code: wireId,
    base_revision: revision.nullable().describe('Null: nobody has described it yet'),
    ...tagFields,
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'alreadyExists'],
})

export const tagDelete = studioOperation({
  id: 'tagDelete',
  method: 'POST',
  path: '/studio-api/tags/delete',
  access: WRITERS,
  summary: 'Takes a tag from all who have it, and forgets it. One that a rule asks for stays.',
  request: z.strictObject({ pd_code: wireId, base_revision: revision }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict', 'inUse'],
})

/** How many refused lines are reported individually. */
export const MOST_REFUSED_LINES = 100

const lines = z.int().nonnegative()

export const tagImport = studioOperation({
  id: 'tagImport',
  method: 'POST',
  path: '/studio-api/tags/import',
  access: WRITERS,
  summary:
    'Stores what is imported of visitors, all lines of a file or none; with `is_check` it only says what would come of it.',
  request: z.strictObject({ file: dataFile.describe('Columns uid, pd_code, value'), is_check: z.boolean() }),
  response: z.strictObject({
    is_stored: z.boolean(),
    added: lines,
    changed: lines,
    same: lines,
    wrong: lines,
    refusals: z
      .array(z.strictObject({ line: z.int().min(1), reasons: z.array(z.string()) }))
      .max(MOST_REFUSED_LINES)
      .describe('The first of them'),
  }),
  errors: ['unusableFile'],
})
