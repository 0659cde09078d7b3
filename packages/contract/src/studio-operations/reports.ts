import { CONTAINERS, PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { TRACKED_CODE } from '../tracked-link'
import { inQuery, smallNumber, someDay, someMoment } from './bounds'
import { studioOperation } from './studio-operation'

/** Figures identify nobody, so every member may see the results of pages. */
const READERS = 'member'

/** Who sets targets: whoever makes, approves or runs pages. */
const WRITERS = ['editor', 'approver', 'operator', 'administrator'] as const

/** Stands for all channels beyond the most that are counted individually. */
export const OTHER_CHANNELS = 'other'

/** Stands for all pages that visitors reported and that never existed. No page can have such a code. */
export const OTHER_PAGES = '*'

/** The id and the name for all blocks beyond the most that are reported individually. No block can have them. */
export const OTHER_BLOCKS = '*'

/** The most days of one report. */
export const MOST_REPORT_DAYS = 366

/** What visitors do that pages are made for, in the order in which it usually happens. */
export const CONVERSION_STEPS = ['lead', 'login', 'join', 'enrol', 'order', 'payment'] as const

/** The steps of a form, from being seen to being stored. */
export const FORM_STEPS = ['seen', 'begun', 'phone_valid', 'code_sent', 'code_right', 'stored'] as const

/** What a target may be set for, and what a report contains. */
export const MEASURES = ['views', 'visitors', ...CONVERSION_STEPS, 'amount'] as const

const count = z.int().nonnegative()
const share = z.number().min(0).max(1)
const code = z.string().regex(PAGE_CODE)

/** Both days belong to it; days are those of China. */
const span = { from: someDay, to: someDay }

const filters = {
  version: inQuery(smallNumber).optional().describe('Of the page'),
  container: z.enum(CONTAINERS).optional(),
  channel: wireText(200).optional().describe('Word for word, as a report has it'),
  variant: z
    .string()
    .regex(/^\d{1,15}\.[A-D]$/)
    .optional(),
}

const conversions = z
  .strictObject({
    lead: count,
    login: count,
    join: count,
    enrol: count,
    order: count,
    payment: count,
  })
  .describe('How often each was done')

/** What is reported about any set of views. */
const figures = z.strictObject({
  views: count,
  visitors: count.describe('Within three per cent'),
  seconds: z.number().nonnegative().describe('How long a view lasted on average; of those that told'),
  depth: share.describe('How much of the page was seen on average; of the views that told'),
  bounced: share.describe(
    'Share of the views in which nothing was tapped and that lasted less than ten seconds',
  ),
  conversions,
  ordered: count.describe('Fen of orders'),
  paid: count.describe('Fen of payments'),
})

const dayFigures = z.strictObject({ day: z.iso.date(), ...figures.shape })

const slice = z.strictObject({ value: z.string().describe('Empty: none'), ...figures.shape })

/** Names of the tracked links that channels belong to. */
const links = {
  links: z
    .record(z.string(), z.string())
    .describe('Names of the tracked links of these channels, by the code that `utm_id` says'),
}

/** Everything that arrived until then is counted. */
const asOf = { as_of: someMoment }

const before = figures
  .nullable()
  .describe('Of as many days just before, or those that were asked for; null: nothing is kept of them')

export const reportPage = studioOperation({
  id: 'reportPage',
  method: 'GET',
  path: '/studio-api/reports/page',
  access: READERS,
  summary: 'What came of a page in a span of days, beside what came of it before.',
  request: z.strictObject({
    code,
    ...span,
    ...filters,
    compare_from: someDay
      .optional()
      .describe('First day of as many days to compare with; the days just before'),
  }),
  response: z.strictObject({
    ...asOf,
    totals: figures,
    before,
    days: z.array(dayFigures).max(MOST_REPORT_DAYS),
    versions: z.array(slice).max(50),
    containers: z.array(slice).max(10),
    channels: z
      .array(slice)
      .max(100)
      .describe(
        `Most views first; "${OTHER_CHANNELS}": those beyond the most that are counted each by itself`,
      ),
    ...links,
    variants: z.array(slice).max(50),
    targets: z.array(
      z.strictObject({
        target_id: smallNumber,
        measure: z.enum(MEASURES),
        goal: smallNumber,
        from: z.iso.date(),
        to: z.iso.date(),
        reached: count,
      }),
    ),
  }),
  errors: ['notFound'],
})

const blockId = z
  .string()
  .describe(`"${OTHER_BLOCKS}": everything beyond the most that is counted each by itself, as one`)

const blockFigures = z.strictObject({
  block_id: blockId,
  block: z.string().describe('Registered name'),
  exposures: count.describe('Views in which it was seen'),
  clicks: count,
  done: count.describe('Actions that worked'),
  failed: count,
  codes: z
    .array(z.strictObject({ code: count, count }))
    .max(20)
    .describe('Why actions and forms failed, most first'),
})

export const reportBlocks = studioOperation({
  id: 'reportBlocks',
  method: 'GET',
  path: '/studio-api/reports/blocks',
  access: READERS,
  summary: 'What was seen and tapped of each block of a page.',
  request: z.strictObject({ code, ...span, ...filters }),
  response: z.strictObject({ ...asOf, views: count, blocks: z.array(blockFigures).max(1000) }),
  errors: ['notFound'],
})

export const reportForms = studioOperation({
  id: 'reportForms',
  method: 'GET',
  path: '/studio-api/reports/forms',
  access: READERS,
  summary: 'How far visitors came in the forms of a page, and why they stopped.',
  request: z.strictObject({ code, ...span, ...filters }),
  response: z.strictObject({
    ...asOf,
    forms: z
      .array(
        z.strictObject({
          block_id: blockId,
          block: z.string(),
          steps: z
            .array(z.strictObject({ step: z.enum(FORM_STEPS), views: count }))
            .length(FORM_STEPS.length)
            .describe('Views that came so far; a later step counts for those before it'),
          stops: z
            .array(
              z.strictObject({
                after: z.enum(FORM_STEPS).describe('The last step that was reached'),
                code: count
                  .nullable()
                  .describe(
                    'Of the last refusal after that step; null: they left without one, 0: no answer came',
                  ),
                views: count,
              }),
            )
            .max(100)
            .describe('Views that did not come to the end, most first'),
        }),
      )
      .max(50),
  }),
  errors: ['notFound'],
})

export const reportFunnel = studioOperation({
  id: 'reportFunnel',
  method: 'GET',
  path: '/studio-api/reports/funnel',
  access: READERS,
  summary:
    'How many visitors did one thing after the other, counted exactly: each step strictly after the one before, all within the window that begins with the first.',
  request: z.strictObject({
    ...span,
    code: code.optional().describe('Begins with a view of this page; without it, of any'),
    channel: filters.channel,
    container: filters.container,
    version: filters.version,
    variant: filters.variant,
    steps: z
      .string()
      .regex(/^(lead|login|join|enrol|order|payment)(,(lead|login|join|enrol|order|payment)){0,5}$/)
      .default('lead,login,order,payment')
      .describe('What follows the view, with commas between'),
    window_hours: inQuery(
      z
        .int()
        .min(1)
        .max(24 * 90),
    ).default(24 * 7),
  }),
  response: z.strictObject({
    ...asOf,
    steps: z
      .array(
        z.strictObject({
          step: z.enum(['view', ...CONVERSION_STEPS]),
          visitors: count,
          amount: count.describe('Fen of the orders or payments by which they came so far'),
        }),
      )
      .min(2)
      .max(7),
  }),
  errors: [],
})

export const reportCompany = studioOperation({
  id: 'reportCompany',
  method: 'GET',
  path: '/studio-api/reports/company',
  access: READERS,
  summary: 'What came of all pages in a span of days, beside what came of them before.',
  request: z.strictObject({ ...span, compare_from: someDay.optional() }),
  response: z.strictObject({
    ...asOf,
    totals: figures,
    before,
    days: z.array(dayFigures).max(MOST_REPORT_DAYS),
    containers: z.array(slice).max(10),
    pages: z
      .array(z.strictObject({ code: z.string(), title: z.string(), ...figures.shape }))
      .max(200)
      .describe(
        `Most views first; without a title: none that is published; "${OTHER_PAGES}": all that there never were`,
      ),
    pages_left_off: count,
  }),
  errors: [],
})

export const reportChannels = studioOperation({
  id: 'reportChannels',
  method: 'GET',
  path: '/studio-api/reports/channels',
  access: READERS,
  summary:
    'What came of each channel in a span of days, by what the last address with a channel said within 30 days.',
  request: z.strictObject({ ...span, code: code.optional() }),
  response: z.strictObject({
    ...asOf,
    channels: z.array(slice).max(500),
    channels_left_off: count,
    ...links,
  }),
  errors: [],
})

/** The most links in one request: one part of their list. */
const MOST_LINKS = 100
const CODE = TRACKED_CODE.source.slice(1, -1)

export const reportLinks = studioOperation({
  id: 'reportLinks',
  method: 'GET',
  path: '/studio-api/reports/links',
  access: READERS,
  summary: 'What came of tracked links in a span of days, whatever else their addresses said.',
  request: z.strictObject({
    codes: z
      .string()
      .regex(new RegExp(`^${CODE}(,${CODE}){0,${MOST_LINKS - 1}}$`))
      .describe(`Codes of links with commas between, ${MOST_LINKS} at most`),
    ...span,
  }),
  response: z.strictObject({
    ...asOf,
    links: z
      .array(z.strictObject({ code: z.string(), ...figures.shape }))
      .max(MOST_LINKS)
      .describe('As they were asked for'),
  }),
  errors: [],
})

export const reportLive = studioOperation({
  id: 'reportLive',
  method: 'GET',
  path: '/studio-api/reports/live',
  access: READERS,
  summary: 'What happened in the last half hour, minute by minute, as it arrives.',
  request: z.strictObject({ code: code.optional() }),
  response: z.strictObject({
    ...asOf,
    visitors: count.describe('Exact'),
    minutes: z
      .array(z.strictObject({ minute: someMoment, views: count, clicks: count, conversions: count }))
      .length(30)
      .describe('The last one is the one that runs'),
    pages: z.array(z.strictObject({ code: z.string(), title: z.string(), views: count })).max(20),
    containers: z.array(z.strictObject({ value: z.string(), views: count })).max(10),
    channels: z.array(z.strictObject({ value: z.string(), views: count })).max(20),
    ...links,
  }),
  errors: [],
})

export const reportExport = studioOperation({
  id: 'reportExport',
  method: 'GET',
  path: '/studio-api/reports/export',
  access: READERS,
  summary: 'A report as a CSV file that spreadsheets open.',
  request: z.strictObject({
    report: z.enum(['page', 'blocks', 'forms', 'company', 'channels']),
    code: code.optional().describe('Of the page, where the report is of one'),
    ...span,
    ...filters,
  }),
  response: 'file',
  errors: ['notFound'],
})

export const reportTargetSet = studioOperation({
  id: 'reportTargetSet',
  method: 'POST',
  path: '/studio-api/reports/targets/set',
  access: WRITERS,
  summary: 'Sets what a page is to come to in a span of days; one target for a page, a measure and a span.',
  request: z.strictObject({
    code,
    measure: z.enum(MEASURES),
    goal: smallNumber.describe('In fen for amounts'),
    ...span,
  }),
  response: z.strictObject({ target_id: smallNumber }),
  errors: ['notFound'],
})

export const reportTargetRemove = studioOperation({
  id: 'reportTargetRemove',
  method: 'POST',
  path: '/studio-api/reports/targets/remove',
  access: WRITERS,
  summary: 'Takes a target away.',
  request: z.strictObject({ target_id: smallNumber }),
  response: z.strictObject({}),
  errors: ['notFound'],
})
