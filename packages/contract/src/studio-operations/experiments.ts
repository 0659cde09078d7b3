import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { inQuery, listAfter, listLimit, listNext, rowNumber, smallCount, smallNumber } from './bounds'
import { finding } from './pages'
import { studioOperation } from './studio-operation'

const READERS = ['editor', 'approver', 'operator', 'auditor', 'administrator'] as const
const WRITERS = ['editor', 'administrator'] as const
/** As for pages: who decides what visitors see. */
const PUBLISHERS = ['approver', 'administrator'] as const
/** Stopping one is a brake. */
const BRAKES = ['approver', 'operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const code = z.string().regex(PAGE_CODE)
const count = z.int().nonnegative()
const share = z.number().min(0).max(1)
const revision = smallNumber.describe('Counts every change')

/** Bounds of what an experiment says. */
export const experimentLimits = {
  name: 40,
  hypothesis: 300,
  variants: 4,
  weight: 98,
  units: { min: 100, max: 1_000_000 },
  /** Percent of the rate of A. */
  effect: { min: 1, max: 500 },
  reason: { min: 2, max: 100 },
} as const

const limits = experimentLimits

export const experimentStates = ['draft', 'running', 'ended'] as const
export type ExperimentState = (typeof experimentStates)[number]

/** What decides an experiment. `click`: a tap on one block. */
export const experimentMeasures = ['lead', 'order', 'payment', 'join', 'enrol', 'click'] as const
export type ExperimentMeasure = (typeof experimentMeasures)[number]

/** A is the page as it is published. */
export const variantKeys = ['A', 'B', 'C', 'D'] as const
export type VariantKey = (typeof variantKeys)[number]

/**
 * Why an experiment is over: somebody decided, somebody stopped it, or the page was published with different words
 * where its variants may not differ from it.
 */
export const experimentEndings = ['decided', 'stopped', 'page_changed'] as const
export type ExperimentEnding = (typeof experimentEndings)[number]

const blockId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .nullable()
  .describe('Of the block that is tapped; null: for any other measure')

const experimentId = z.strictObject({ experiment_id: inQuery(rowNumber) })

const fields = {
  page_code: code,
  name: wireText(limits.name).trim().min(1),
  hypothesis: wireText(limits.hypothesis).trim(),
  measure: z.enum(experimentMeasures),
  block_id: blockId,
  effect: z
    .int()
    .min(limits.effect.min)
    .max(limits.effect.max)
    .describe('The smallest uplift that matters, in percent of the rate of A'),
  planned_units: z
    .int()
    .min(limits.units.min)
    .max(limits.units.max)
    .describe('Visitors that every variant is to have before it is judged'),
  variants: z
    .array(
      z.strictObject({
        key: z.enum(variantKeys),
        name: wireText(limits.name).trim().min(1),
        weight: z.int().min(1).max(limits.weight).describe('Percent of the visitors'),
        page_code: code.nullable().describe('Page whose draft it is; null: A, the page itself'),
      }),
    )
    .min(2)
    .max(limits.variants)
    .describe('From A on, without a gap'),
}

const experimentRow = z.strictObject({
  experiment_id: rowNumber,
  page_code: z.string(),
  page_title: z.string(),
  name: z.string(),
  hypothesis: z.string(),
  measure: z.enum(experimentMeasures),
  block_id: z.string().nullable(),
  effect: z.int(),
  planned_units: z.int(),
  state: z.enum(experimentStates),
  started_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  ending: z.enum(experimentEndings).nullable().describe('Null: it is not over'),
  reason: z.string().describe('Of who stopped it; empty: none was asked for'),
  winner: z.enum(variantKeys).nullable(),
  revision,
  updated_at: timestamp,
})

export const experimentFilter = z.strictObject({
  state: z.enum(experimentStates).optional(),
})

export const experimentList = studioOperation({
  id: 'experimentList',
  method: 'GET',
  path: '/studio-api/experiments',
  access: READERS,
  summary: 'The experiments on pages, newest first.',
  request: experimentFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({ list: z.array(experimentRow), next: listNext }),
  errors: [],
})

export const experimentDetail = studioOperation({
  id: 'experimentDetail',
  method: 'GET',
  path: '/studio-api/experiments/detail',
  access: READERS,
  summary: 'An experiment with its variants, and the drafts that they would begin with.',
  request: experimentId,
  response: z.strictObject({
    experiment: experimentRow,
    is_page_published: z.boolean().describe('Visitors see the page now'),
    page_revision: smallCount.describe('Of the draft of the page, which the winner would take the place of'),
    variants: z.array(
      z.strictObject({
        key: z.enum(variantKeys),
        name: z.string(),
        weight: z.int(),
        page_code: z.string().nullable().describe('Null: A'),
        page_title: z.string(),
        revision: smallCount.describe('Of its draft'),
        preview: z
          .string()
          .describe('Path that shows it with everything, good for 30 minutes; empty: there is none'),
      }),
    ),
  }),
  errors: ['notFound'],
})

export const experimentPlan = studioOperation({
  id: 'experimentPlan',
  method: 'GET',
  path: '/studio-api/experiments/plan',
  access: READERS,
  summary:
    'How many visitors each variant would need to find an uplift four times of five, and how long that takes by the traffic of the last 14 days.',
  request: z.strictObject({
    page_code: code,
    measure: z.enum(experimentMeasures),
    block_id: blockId.unwrap().optional(),
    effect: inQuery(fields.effect),
    variants: inQuery(z.int().min(2).max(limits.variants)),
  }),
  response: z.strictObject({
    visitors_per_day: z.number().nonnegative(),
    rate: share.describe('Of the visitors of those days, who did what is measured'),
    units: z.int().nullable().describe('Null: nobody has done it yet, so nothing can be reckoned'),
    days: z.int().nullable().describe('Null: nobody comes, or nothing can be reckoned'),
  }),
  errors: [],
})

export const experimentCreate = studioOperation({
  id: 'experimentCreate',
  method: 'POST',
  path: '/studio-api/experiments/create',
  access: WRITERS,
  summary: 'Writes down an experiment. Nothing of it is shown to anybody.',
  request: z.strictObject(fields),
  response: z.strictObject({ experiment_id: rowNumber }),
  errors: [],
})

export const experimentChange = studioOperation({
  id: 'experimentChange',
  method: 'POST',
  path: '/studio-api/experiments/change',
  access: WRITERS,
  summary: 'Changes an experiment that has not begun.',
  request: z.strictObject({ ...fields, experiment_id: rowNumber, base_revision: revision }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'experimentBegun'],
})

export const experimentStart = studioOperation({
  id: 'experimentStart',
  method: 'POST',
  path: '/studio-api/experiments/start',
  access: PUBLISHERS,
  summary:
    'Holds the draft of each variant against all rules and against what may not differ from the page, and shows them to visitors. With errors nothing begins and they are listed.',
  request: z.strictObject({
    experiment_id: rowNumber,
    base_revision: revision,
    drafts: z
      .array(z.strictObject({ key: z.enum(variantKeys), revision: smallCount }))
      .max(limits.variants)
      .describe('The drafts as they were looked at, without A'),
  }),
  response: z.strictObject({
    is_started: z.boolean(),
    revision,
    findings: z.array(z.strictObject({ key: z.enum(variantKeys), findings: z.array(finding) })),
  }),
  errors: ['notFound', 'conflict', 'experimentBegun', 'experimentRunning', 'pageUnpublished', 'notApproved'],
})

export const experimentStop = studioOperation({
  id: 'experimentStop',
  method: 'POST',
  path: '/studio-api/experiments/stop',
  access: BRAKES,
  summary: 'Ends an experiment without a winner: everybody sees the page as it is published.',
  request: z.strictObject({
    experiment_id: rowNumber,
    reason: wireText(limits.reason.max).trim().min(limits.reason.min),
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'experimentOver'],
})

export const experimentEnd = studioOperation({
  id: 'experimentEnd',
  method: 'POST',
  path: '/studio-api/experiments/end',
  access: PUBLISHERS,
  summary:
    'Ends an experiment with a winner, which becomes the draft of the page and is published; what was being written there is kept as a version. With errors the experiment goes on and they are listed.',
  request: z.strictObject({
    experiment_id: rowNumber,
    base_revision: revision,
    winner: z.enum(variantKeys),
    page_revision: smallCount,
  }),
  response: z.strictObject({
    is_ended: z.boolean(),
    revision,
    version: smallNumber
      .nullable()
      .describe('That visitors see of the page now; null: none was published, or it waits for its approval'),
    findings: z.array(finding),
  }),
  errors: ['notFound', 'conflict', 'experimentOver', 'pageUnpublished'],
})

/** The verdict on a variant compared with A. `open`: the numbers leave both possible. */
export const experimentVerdicts = ['better', 'worse', 'open', 'too_few'] as const
export type ExperimentVerdict = (typeof experimentVerdicts)[number]

const comparison = z.strictObject({
  uplift: z.number().nullable().describe('Of its rate, as a part of that of A; null: too few to say'),
  low: z.number().nullable(),
  high: z.number().nullable(),
  chance: share
    .nullable()
    .describe('How likely as large a difference is where there is none, by Holm; null: not judged yet'),
  verdict: z.enum(experimentVerdicts),
})

export const experimentResult = studioOperation({
  id: 'experimentResult',
  method: 'GET',
  path: '/studio-api/experiments/result',
  access: READERS,
  summary:
    'What came of an experiment, for each time between changes of its page, the newest first. Before every variant has its planned size the intervals hold however often one looks; then the first visitors of that number are judged once and for all.',
  request: experimentId,
  response: z.strictObject({
    alpha: share,
    planned_units: z.int(),
    epochs: z.array(
      z.strictObject({
        epoch: smallNumber,
        page_version: smallNumber,
        started_at: timestamp,
        ended_at: timestamp.nullable().describe('Null: it goes on'),
        is_complete: z.boolean().describe('Every variant has its planned size'),
        is_mismatched: z
          .boolean()
          .describe(
            'Visitors did not fall among the variants as their weights say: no result means anything',
          ),
        ratio_chance: share.nullable().describe('How likely such a ratio is; null: there are no visitors'),
        variants: z.array(
          z.strictObject({
            key: z.enum(variantKeys),
            name: z.string(),
            weight: z.int(),
            units: count.describe('Visitors who were shown it'),
            converted: count.nullable().describe('Those who did it; null: not told, as the ratio is wrong'),
            rate: share.nullable(),
            compared: comparison.nullable().describe('With A; null: it is A, or not told'),
          }),
        ),
      }),
    ),
  }),
  errors: ['notFound'],
})
