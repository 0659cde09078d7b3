import { z } from 'zod'
import { operation } from '../operation'
import { SURVEY_FILE_BYTES, SURVEY_LIMITS } from '../survey/survey'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** What may occur in text of several lines; anything else that is no character is refused as everywhere. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

const submit_id = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .describe('Made by the page, the same until the answers were taken')

const fieldId = z.string().regex(/^[\w-]{1,16}$/)

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
    submit_id,
    answers: z
      .record(fieldId, answer)
      .refine((answers) => Object.keys(answers).length <= SURVEY_LIMITS.fields)
      .describe(
        'By the id of the field: a text, a day, a score, the id of a choice, or the text that was ticked; a list of ids for several choices, for a region and for files. What is wrong is 400001 with the name of the field',
      ),
    agreed: wireText(200)
      .min(1)
      .optional()
      .describe('What was ticked, word for word; needed where a field asks for something personal'),
  }),
  response: z.strictObject({
    is_new: z.boolean().describe('False: these answers had been handed in before'),
    end: z.string().describe('Id of the end that the form shows for these answers; empty: the usual one'),
  }),
  errors: [
    'invalidParameters',
    'contentNotFound',
    'consentRequired',
    'activityNotStarted',
    'activityEnded',
    'alreadyParticipated',
    'quotaFull',
    'tooManyRequests',
  ],
  example: {
    sends: {
      page_code: 'kitchen-sink',
      block_id: 'survey',
      submit_id: 'k3f9a2c4e6b8d0f1',
      answers: { level: 'c1', score: '5' },
      agreed: '我已阅读并同意《隐私政策》',
    },
  },
})

/** Uploads a file for a form before its answers are submitted. */
export const surveyFile = operation({
  id: 'surveyFile',
  method: 'POST',
  path: '/oabase/api/survey/v1/file',
  auth: 'A',
  inQuery: true,
  upload: SURVEY_FILE_BYTES,
  summary:
    'Brings a file for a field of a form that a published page asks for. What it is, is found in its bytes: JPEG, PNG, WebP or PDF. It belongs to the submit id and goes within a day unless that hands it in.',
  request: z.object({
    page_code: wireId.describe('Page that the form stands on'),
    block_id: wireText(64).min(1).describe('Form on that page'),
    submit_id,
    field: fieldId.describe('Field of that form'),
    name: z.string().max(255).describe('As the file is called; shown to people, cleaned'),
  }),
  response: z.strictObject({
    file_id: z.uuid().describe('What the answer to the field says'),
    name: z.string().describe('As it is kept, with the ending of what the file is'),
    bytes: z.int().positive().describe('As it is kept: pictures lose what their cameras noted'),
  }),
  errors: ['invalidParameters', 'contentNotFound', 'tooManyRequests'],
  example: {
    sends: {
      page_code: 'kitchen-sink',
      block_id: 'survey',
      submit_id: 'k3f9a2c4e6b8d0f2',
      field: 'proof',
      name: '截图.png',
    },
    file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  },
})
