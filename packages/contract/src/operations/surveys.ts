import { z } from 'zod'
import { operation } from '../operation'
import { SURVEY_LIMITS } from '../survey/survey'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** What may stand in several lines; what else is no character is refused as everywhere. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

const answer = z.union([z.string().max(1000).regex(LINES), z.array(wireText(64)).max(SURVEY_LIMITS.choices)])

/** Hands in the answers to a form with fields of its own; once per submit id. */
export const submitSurvey = operation({
  id: 'submitSurvey',
  method: 'POST',
  path: '/oabase/api/survey/v1/submit',
  auth: 'O',
  summary:
    'Hands in the answers to a form. A repeat with the same submit id changes nothing. What is asked for is read from the published page; answers to fields that are not shown are dropped.',
  request: z.object({
    page_code: wireId.describe('Page that the form stands on'),
    block_id: wireText(64).min(1).describe('Form on that page'),
    version: wireWholeNumber({ min: 1 }).optional().describe('Version of the page that was filled in'),
    submit_id: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .describe('Made by the page, the same until the answers were taken'),
    answers: z
      .record(z.string().regex(/^[\w-]{1,16}$/), answer)
      .refine((answers) => Object.keys(answers).length <= SURVEY_LIMITS.fields)
      .describe(
        'By the id of the field: a text, a day, a score, the id of a choice, or the text that was ticked; a list of ids for several choices and for a region. What is wrong is 400001 with the name of the field',
      ),
    agreed: wireText(200)
      .min(1)
      .optional()
      .describe('What was ticked, word for word; needed where a field asks for something personal'),
  }),
  response: z.strictObject({
    is_new: z.boolean().describe('False: these answers had been handed in before'),
  }),
  errors: ['invalidParameters', 'contentNotFound', 'consentRequired', 'tooManyRequests'],
  example: {
    sends: {
      page_code: 'kitchen-sink',
      block_id: 'survey',
      submit_id: 'k3f9a2c4e6b8d0f1',
      answers: { level: 'c1', score: '5' },
    },
  },
})
