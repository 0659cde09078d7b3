import { z } from 'zod'
import { operation } from '../operation'
import { customerLevels, QUESTIONNAIRE_LIMITS } from '../risk-test/questionnaire'
import { wireId } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const moment = z.int().describe('Milliseconds')
const level = z.enum(customerLevels)

const result = z.strictObject({
  risk_level: level,
  is_lowest: z.literal([0, 1]).describe('1: of the weakest type within C1, which may never buy above R1'),
  tested_at: moment,
  valid_until: moment,
  is_valid: z.literal([0, 1]).describe('0: it is over, and a test has to be taken anew'),
})

/** The questions of the risk test. */
export const riskTestQuestions = operation({
  id: 'riskTestQuestions',
  method: 'GET',
  path: '/oabase/api/risk-test/v1/questions',
  auth: 'T',
  summary:
    'The questions of the risk test, without their points; 404001 where compliance has not published any yet.',
  request: z.object({}),
  response: z.strictObject({
    version: z.int().positive().describe('Of the questionnaire; `submitRiskTest` is told it'),
    title: z.string(),
    questions: z.array(
      z.strictObject({
        question_id: z.string(),
        text: z.string(),
        options: z.array(z.strictObject({ option_id: z.string(), text: z.string() })),
      }),
    ),
    result: result
      .nullable()
      .describe('What the visitor’s newest test has come to; null: none that is valid'),
    attempts_left: z.int().nonnegative().describe('How often it can be taken today'),
  }),
  errors: ['loginExpired', 'contentNotFound'],
  example: { sends: {} },
})

/** Takes the risk test. */
export const submitRiskTest = operation({
  id: 'submitRiskTest',
  method: 'POST',
  path: '/oabase/api/risk-test/v1/submit',
  auth: 'T',
  summary:
    'Takes the answers to all questions and tells the level, which is good for a year; the newest test counts. What is missing, doubled, unknown or of an older questionnaire is 400001 in words and stores nothing.',
  request: z.object({
    version: wireWholeNumber({ min: 1 }).describe('Of the questionnaire that was shown'),
    answers: z
      .array(z.object({ question_id: wireId, option_id: wireId }))
      .max(QUESTIONNAIRE_LIMITS.questions * 2)
      .describe('One for each question'),
  }),
  response: z.strictObject({
    ...result.shape,
    attempts_left: z.int().nonnegative().describe('How often it can be taken again today'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound', 'tooManyRequests'],
  example: {
    sends: {
      version: 1,
      answers: [
        { question_id: 'age', option_id: 'a2' },
        { question_id: 'job', option_id: 'a3' },
        { question_id: 'income', option_id: 'a3' },
        { question_id: 'share', option_id: 'a3' },
        { question_id: 'debt', option_id: 'a4' },
        { question_id: 'knowledge', option_id: 'a3' },
        { question_id: 'experience', option_id: 'a3' },
        { question_id: 'products', option_id: 'a3' },
        { question_id: 'horizon', option_id: 'a3' },
        { question_id: 'aim', option_id: 'a3' },
        { question_id: 'loss', option_id: 'a3' },
        { question_id: 'fall', option_id: 'a3' },
      ],
    },
  },
})

/** The result of the risk test. */
export const riskTestResult = operation({
  id: 'riskTestResult',
  method: 'GET',
  path: '/oabase/api/risk-test/v1/result',
  auth: 'T',
  summary: 'What the visitor’s newest risk test has come to, also one that is over.',
  request: z.object({}),
  response: z.strictObject({ result: result.nullable().describe('Null: no test was taken') }),
  errors: ['loginExpired'],
  example: { sends: {} },
})
