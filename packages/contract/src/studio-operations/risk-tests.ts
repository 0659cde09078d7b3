import { z } from 'zod'
import { riskLevels } from '../operations/shop'
import { wireText } from '../operations/wire-text'
import { MOST_POINTS } from '../risk-test/problems-of-questionnaire'
import { customerLevels, QUESTIONNAIRE_LIMITS } from '../risk-test/questionnaire'
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

const timestamp = z.iso.datetime({ offset: true })
const revision = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)

const READERS = ['compliance', 'operator', 'auditor', 'administrator'] as const
const WRITERS = ['compliance', 'administrator'] as const
/** Who speaks with visitors, or has to prove what they were told. */
const FINDERS = ['compliance', 'operator', 'administrator'] as const

const LIMITS = QUESTIONNAIRE_LIMITS
const id = z.string().regex(/^[\w-]{1,16}$/)
const points = z.int().min(0).max(LIMITS.points)
const sum = z.int().min(0).max(MOST_POINTS)
const answer = z.strictObject({ question_id: id, option_id: id })

const question = z.strictObject({
  question_id: id,
  text: wireText(LIMITS.text).trim(),
  options: z
    .array(z.strictObject({ option_id: id, text: wireText(LIMITS.text).trim(), points }))
    .max(LIMITS.options),
})

/** What authors write. A draft may be incomplete; publishing refuses one that is. */
const questionnaireFields = {
  title: wireText(LIMITS.title).trim(),
  questions: z.array(question).max(LIMITS.questions),
  bands: z
    .array(z.strictObject({ risk_level: z.enum(customerLevels), from: sum, to: sum }))
    .length(customerLevels.length)
    .describe('C1 first; both ends count'),
  lowest: z
    .array(z.array(answer).max(LIMITS.questions))
    .max(LIMITS.combinations)
    .describe('Who has given all answers of one of these is of the weakest type, whatever the points'),
  valid_months: z.int().min(1).max(LIMITS.validMonths),
  per_day: z.int().min(1).max(LIMITS.perDay).describe('How often somebody may take it a day'),
}

const states = ['draft', 'live', 'past'] as const

export const questionnaireList = studioOperation({
  id: 'questionnaireList',
  method: 'GET',
  path: '/studio-api/risk-tests/questionnaires',
  access: READERS,
  summary: 'The versions of the questionnaire, newest first.',
  request: z.strictObject({
    after: listAfter(inQuery(smallNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        version: z.int().positive(),
        state: z.enum(states),
        title: z.string(),
        questions: z.int().nonnegative(),
        tests: z.int().nonnegative().describe('How often it was answered'),
        updated_at: timestamp,
        published_at: timestamp.nullable(),
        published_by: z.string().describe('Name of a member; empty: not published, or nobody of ours'),
      }),
    ),
    next: listNext,
  }),
  errors: [],
})

export const questionnaireDetail = studioOperation({
  id: 'questionnaireDetail',
  method: 'GET',
  path: '/studio-api/risk-tests/questionnaires/detail',
  access: READERS,
  summary: 'A version of the questionnaire with its points.',
  request: z.strictObject({ version: inQuery(smallNumber) }),
  response: z.strictObject({
    version: z.int().positive(),
    state: z.enum(states),
    ...questionnaireFields,
    revision,
    published_at: timestamp.nullable(),
  }),
  errors: ['notFound'],
})

export const questionnaireDraft = studioOperation({
  id: 'questionnaireDraft',
  method: 'POST',
  path: '/studio-api/risk-tests/questionnaires/draft',
  access: WRITERS,
  summary: 'Begins the next version, of which there is one at a time.',
  request: z.strictObject({
    from: z.enum(['live', 'sample', 'empty']).describe('What it begins with; no live one is as `empty`'),
  }),
  response: z.strictObject({ version: z.int().positive() }),
  errors: ['alreadyExists'],
})

export const questionnaireSave = studioOperation({
  id: 'questionnaireSave',
  method: 'POST',
  path: '/studio-api/risk-tests/questionnaires/save',
  access: WRITERS,
  summary: 'Changes a draft; one that was published is never changed.',
  request: z.strictObject({ version: smallNumber, base_revision: revision, ...questionnaireFields }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict'],
})

export const questionnairePublish = studioOperation({
  id: 'questionnairePublish',
  method: 'POST',
  path: '/studio-api/risk-tests/questionnaires/publish',
  access: WRITERS,
  summary:
    'Publishes a draft as it is in this revision; the one before is past. An unfinished one is 400001 with what is wrong first.',
  request: z.strictObject({ version: smallNumber, base_revision: revision }),
  response: z.strictObject({ version: z.int().positive() }),
  errors: ['notFound', 'conflict'],
})

export const questionnaireDrop = studioOperation({
  id: 'questionnaireDrop',
  method: 'POST',
  path: '/studio-api/risk-tests/questionnaires/drop',
  access: WRITERS,
  summary: 'Throws a draft away.',
  request: z.strictObject({ version: smallNumber, base_revision: revision }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

/** What narrows the tests down. All given must hold. */
export const riskTestFilter = z.strictObject({
  uid: inQuery(rowNumber).optional().describe('Somebody, as `riskTestFind` gives them'),
  risk_level: z.enum(customerLevels).optional(),
  lowest: z.enum(['1']).optional().describe('Only the weakest type'),
  raised: z.enum(['1']).optional().describe('Only those that raised the level within a day'),
  version: inQuery(smallNumber).optional(),
  from: someDay.optional().describe('First day, in China, from 1900 to 2099'),
  to: someDay.optional().describe('Last day, in China, from 1900 to 2099'),
})

const test = z.strictObject({
  id: rowNumber,
  uid: rowNumber,
  handset: z.string().describe('Masked: 138****8000; empty: they were erased'),
  version: z.int().positive(),
  points: z.int().nonnegative(),
  risk_level: z.enum(customerLevels),
  is_lowest: z.boolean(),
  is_raised: z.boolean().describe('Higher than the test before, which was not a day old'),
  is_valid: z.boolean().describe('Its time is not over'),
  created_at: timestamp,
  valid_until: timestamp,
})

export const riskTestList = studioOperation({
  id: 'riskTestList',
  method: 'GET',
  path: '/studio-api/risk-tests',
  access: READERS,
  summary: 'The risk tests that were taken, newest first, phones masked.',
  request: riskTestFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({ list: z.array(test), next: listNext }),
  errors: [],
})

export const riskTestFind = studioOperation({
  id: 'riskTestFind',
  method: 'POST',
  path: '/studio-api/risk-tests/find',
  access: FINDERS,
  summary:
    'Who has taken tests with a whole phone, with a line in the audit log that has it masked; counted for each member. Their tests are `riskTestList` with this uid.',
  request: z.strictObject({
    handset: wholeHandset,
  }),
  response: z.strictObject({
    uid: rowNumber.nullable().describe('Null: nobody with this phone has taken a test'),
    tests: z.int().nonnegative(),
  }),
  errors: ['tooManyRequests'],
})

export const riskTestDetail = studioOperation({
  id: 'riskTestDetail',
  method: 'GET',
  path: '/studio-api/risk-tests/detail',
  access: READERS,
  summary: 'A risk test with all its answers, and what was decided by it.',
  request: z.strictObject({ id: inQuery(rowNumber) }),
  response: z.strictObject({
    test,
    title: z.string().describe('Of the questionnaire'),
    answers: z.array(
      z.strictObject({ question: z.string(), option: z.string(), points: z.int().nonnegative() }),
    ),
    ip: z.string(),
    ua: z.string(),
    checks: z
      .array(
        z.strictObject({
          id: rowNumber,
          product: z.string().describe('What it is called now'),
          product_risk: z.enum(riskLevels),
          outcome: z.enum(['ok', 'expired', 'mismatch']),
          created_at: timestamp,
        }),
      )
      .max(100)
      .describe('Purchases that were held against it, newest first; the same decision is written once a day'),
  }),
  errors: ['notFound'],
})

export const riskTestSummary = studioOperation({
  id: 'riskTestSummary',
  method: 'GET',
  path: '/studio-api/risk-tests/summary',
  access: READERS,
  summary: 'How many visitors are of each level now, by the newest test of each that is valid.',
  request: z.strictObject({}),
  response: z.strictObject({
    levels: z
      .array(z.strictObject({ risk_level: z.enum(customerLevels), count: z.int().nonnegative() }))
      .describe('C1 first, with the weakest type in it'),
    lowest: z.int().nonnegative().describe('Of C1 those of the weakest type'),
    live_version: z
      .int()
      .positive()
      .nullable()
      .describe('Null: no questionnaire is published, and what needs a test cannot be bought'),
  }),
  errors: [],
})
