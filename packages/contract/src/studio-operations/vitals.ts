import { CONTAINERS, PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { inQuery, smallNumber, someDay } from './bounds'
import { MOST_REPORT_DAYS } from './reports'
import { studioOperation } from './studio-operation'

/** Nothing is reported for fewer measured views: one slow phone would determine the figure. */
export const LEAST_MEASURED = 20

const count = z.int().nonnegative()
const share = z.number().min(0).max(1)

const vital = z
  .strictObject({
    p75: z.number().nonnegative().describe('Three of four views were as good as this, or better'),
    measured: count.describe('Views of which the browser could tell it'),
    good: share,
    fair: share,
    poor: share,
  })
  .nullable()
  .describe(`Null: of fewer than ${LEAST_MEASURED} views it is known`)

/** What is reported about any set of views. */
const figures = z.strictObject({
  views: count.describe('All of them'),
  measured: count.describe('Those that have told anything'),
  share: share.describe('Of the views that have told anything'),
  lcp: vital,
  inp: vital,
  cls: vital,
  fcp: vital,
  ttfb: vital,
})

export const reportVitals = studioOperation({
  id: 'reportVitals',
  method: 'GET',
  path: '/studio-api/reports/vitals',
  access: 'member',
  summary: 'How fast a page came and answered for its visitors, as some of their browsers have measured it.',
  request: z.strictObject({
    code: z.string().regex(PAGE_CODE),
    from: someDay,
    to: someDay.describe(`Belongs to it, like the first; ${MOST_REPORT_DAYS} days at most`),
    version: inQuery(smallNumber).optional().describe('Of the page'),
    container: z.enum(CONTAINERS).optional(),
  }),
  response: z.strictObject({
    totals: figures,
    versions: z
      .array(
        figures.extend({ version: smallNumber.nullable().describe('Null: one that nobody has published') }),
      )
      .max(50)
      .describe('Latest first'),
    containers: z
      .array(figures.extend({ container: z.enum(CONTAINERS).nullable().describe('Null: not told') }))
      .max(10)
      .describe('Most views first'),
    days: z.array(figures.extend({ day: z.iso.date() })).max(MOST_REPORT_DAYS),
    lcp_blocks: z
      .array(
        z.strictObject({
          block_id: z.string(),
          block: z.string().describe('Registered name; empty: the version that is weighed has no such block'),
          measured: count,
          p75: z.number().nonnegative(),
        }),
      )
      .max(5)
      .describe('Blocks whose picture or text was the largest of the first screen, most often first'),
    weight: z
      .strictObject({
        version: smallNumber,
        before: count.describe('Bytes of script before anybody touches the page'),
        after: count.describe('Bytes of script once all of it has been touched, with those before'),
        pictures: count.describe('Bytes of its pictures; phones get smaller copies'),
      })
      .nullable()
      .describe(
        'What the version makes a phone load, that which visitors see unless one was asked for; null: there is none',
      ),
  }),
  errors: [],
})
