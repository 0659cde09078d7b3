import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { pageRow, schedule } from './pages'
import { studioOperation } from './studio-operation'

/** How many lines each list of the first screen has at most; its count tells whether there are more. */
export const MOST_ON_DASHBOARD = 6

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const page = z.strictObject({ code: z.string().regex(PAGE_CODE), title: z.string() })
const few = <Line extends z.ZodType>(line: Line) => z.array(line).max(MOST_ON_DASHBOARD)

const leadFigures = z.strictObject({
  untaken: count.describe('New, and looked after by nobody; counted up to 10,000'),
  is_untaken_capped: z.boolean(),
  today: count.describe('Since midnight in China'),
  yesterday_by_now: count.describe('Of the day before, until the same time of day'),
  days: z
    .array(z.strictObject({ day: z.iso.date(), count }))
    .length(7)
    .describe('By day in China, the last one is today'),
  pages: z
    .array(
      z.strictObject({
        code: z.string().describe('As the page told; empty: it told none'),
        title: z.string().describe('Empty for a page that is not ours'),
        count,
      }),
    )
    .max(5)
    .describe('Of today, most leads first'),
})

export const dashboard = studioOperation({
  id: 'dashboard',
  method: 'GET',
  path: '/studio-api/dashboard',
  access: 'member',
  summary:
    'The first screen: what is out, what waits, what is over, what goes wrong and what today’s rules would refuse, and the leads of today for who may read leads.',
  request: z.strictObject({}),
  response: z.strictObject({
    asked_at: timestamp.describe('By the clock of the database; everything below was true then'),
    counts: z.strictObject({
      pages: count.describe('All that were not put away'),
      published: count,
      changed: count.describe('Published, and what is being written says something else'),
      unpublished: count.describe('Never published'),
      scheduled: count,
      ended: count,
      failing: count,
      unjudged: count.describe('Published, and not held against today’s rules yet'),
    }),
    published: few(pageRow).describe('Last changed first'),
    changed: few(pageRow).describe('Last changed first'),
    scheduled: few(page.extend({ schedule })).describe('What comes first, or should have, first'),
    ended: few(
      page.extend({
        what: z.enum(['window', 'countdown']).describe('The campaign is over, or a countdown has run out'),
        ended_at: timestamp,
      }),
    ).describe('Published pages, what ended last first'),
    failing: few(
      page.extend({
        errors: z.int().positive(),
        first_error: z.string(),
        judged_at: timestamp,
      }),
    ).describe('Published pages that could not be published again, most errors first'),
    alarms: count.describe('Alarms that last and that nobody has seen'),
    leads: leadFigures.nullable().describe('Null for who may not read leads'),
  }),
  errors: [],
})
