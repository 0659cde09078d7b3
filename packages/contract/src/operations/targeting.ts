import { z } from 'zod'
import { operation } from '../operation'
import { wireId } from './wire-text'

/** Which of several rules the visitor meets. */
export const checkUserInRules = operation({
  id: 'checkUserInRules',
  method: 'POST',
  path: '/n8sf/api/user-portrait/v1/check-user-in-rules',
  auth: 'T',
  early: true,
  summary: 'Which of up to 20 rules the visitor fulfils.',
  request: z.object({ rule_ids: z.array(wireId).min(1).max(20) }),
  response: z.strictObject({
    results: z.record(z.string(), z.boolean()).describe('By rule id; false for a rule that nobody knows'),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { rule_ids: ['everybody'] } },
})

/** What is known about the visitor, as far as pages may use it. */
export const portraitList = operation({
  id: 'portraitList',
  method: 'GET',
  path: '/n8sf/api/user-portrait/v1/pd/list',
  auth: 'T',
  summary: 'The visitor’s tags; none for who has switched personalised recommendation off.',
  request: z.object({}),
  response: z.strictObject({
    list: z
      .array(
        z.strictObject({
          pd_code: z.string(),
          pd_name: z.string(),
          value: z.string(),
          updated_at: z.int().nonnegative().describe('Milliseconds'),
        }),
      )
      .max(500),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})
