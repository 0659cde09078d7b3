import { z } from 'zod'
import { inQuery } from './bounds'
import { studioOperation } from './studio-operation'

const count = z.int().nonnegative()

/** What somebody is reminded of on a page that sells. */
const remindKinds = ['unpaid', 'expiring', 'coupon'] as const

/** What visitors were reminded of, and what is due for renewal. */
export const renewalSummary = studioOperation({
  id: 'renewalSummary',
  method: 'GET',
  path: '/studio-api/renewals',
  access: ['operator', 'finance', 'auditor', 'administrator'],
  summary:
    'What ends and has ended within 30 days, by product, and the reminders of the last days with how many of those who saw one have paid an order within a week.',
  request: z.strictObject({
    days: inQuery(z.int().min(1).max(90)).describe('How many days back reminders are counted'),
  }),
  response: z.strictObject({
    products: z
      .array(
        z.strictObject({
          shop_product_id: z.int().positive(),
          name: z.string(),
          soon: count.describe('Visitors whose service ends within 30 days'),
          ended: count.describe(
            'Visitors whose service has ended within 30 days and who have not renewed it',
          ),
        }),
      )
      .describe('Those that end for most first'),
    reminders: z
      .array(
        z.strictObject({
          kind: z.enum(remindKinds),
          page_code: z.string(),
          shown: count.describe('One a day and visitor at most'),
          paid: count.describe('After how many of them an order was paid within seven days'),
        }),
      )
      .max(200)
      .describe('By kind and page, those that were shown most first'),
  }),
  errors: [],
})
