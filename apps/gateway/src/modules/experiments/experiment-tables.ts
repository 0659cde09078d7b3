import {
  experimentEndings,
  experimentMeasures,
  experimentStates,
  variantKeys,
} from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, rowTimes, timestamptz } from '../../db/columns'
import { pageSubmission } from '../pages/approval/approval-tables'
import { page } from '../pages/page-tables'

const experimentId = () => bigint('experiment_id', { mode: 'number' })
const variantKey = (name: string) => text(name, { enum: variantKeys })

/**
 * An experiment on a page. What it measures, and how large it is to be, is fixed once it has begun, and it goes from
 * draft to running to ended and never back: a trigger enforces both. Only one runs on a page at a time: an index
 * enforces that.
 */
export const experiment = pgTable(
  'experiment',
  {
    experiment_id: experimentId().primaryKey().generatedAlwaysAsIdentity(),
    /** Follows the page when its code changes. */
    page_code: text('page_code')
      .notNull()
      .references(() => page.code, { onUpdate: 'cascade' }),
    name: text('name').notNull(),
    hypothesis: text('hypothesis').notNull(),
    measure: text('measure', { enum: experimentMeasures }).notNull(),
    /** The block that is tapped. Null: for any other measure. */
    block_id: text('block_id'),
    /** The smallest uplift that matters, in percent. */
    effect: smallint('effect').notNull(),
    /** Visitors of each variant before it is judged. */
    planned_units: integer('planned_units').notNull(),
    alpha: real('alpha').notNull().default(0.05),
    state: text('state', { enum: experimentStates }).notNull().default('draft'),
    started_at: timestamptz('started_at'),
    ended_at: timestamptz('ended_at'),
    ending: text('ending', { enum: experimentEndings }),
    reason: text('reason').notNull().default(''),
    winner: variantKey('winner'),
    /** Counts every change, so that saving over somebody else's change is detected. */
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    uniqueIndex('experiment_running').on(table.page_code).where(sql`state = 'running'`),
    check('experiment_name_trimmed', sql`${table.name} = btrim(${table.name}) and ${table.name} <> ''`),
    check('experiment_block', sql`(${table.measure} = 'click') = (${table.block_id} is not null)`),
    check(
      'experiment_numbers',
      sql`${table.effect} between 1 and 500 and ${table.planned_units} >= 1 and ${table.alpha} > 0 and ${table.alpha} < 1`,
    ),
    check(
      'experiment_state',
      sql`case ${table.state}
        when 'draft' then num_nonnulls(${table.started_at}, ${table.ended_at}, ${table.ending}) = 0
        when 'running' then ${table.started_at} is not null and num_nonnulls(${table.ended_at}, ${table.ending}) = 0
        when 'ended' then num_nulls(${table.ended_at}, ${table.ending}) = 0 else false end`,
    ),
    check(
      'experiment_winner',
      sql`(${table.ending} is not distinct from 'decided') = (${table.winner} is not null)`,
    ),
  ],
)

/** A variant of an experiment. Once it has begun, nothing in it changes: a trigger enforces that. */
export const experimentVariant = pgTable(
  'experiment_variant',
  {
    experiment_id: experimentId()
      .notNull()
      .references(() => experiment.experiment_id),
    key: variantKey('key').notNull(),
    name: text('name').notNull(),
    /** Percent of the visitors. */
    weight: smallint('weight').notNull(),
    /** The page that was copied for it, whose draft is the variant until it begins. Null: A, the page itself. */
    page_code: text('page_code').references(() => page.code, { onUpdate: 'cascade' }),
    /** As it was checked and approved, under the code of the page. Null: A, or it has not begun. */
    document: jsonb('document'),
    schema_version: integer('schema_version'),
    /** SHA-256 of the document, computed like that of a version. */
    content_hash: text('content_hash'),
    /** The submission by which its draft was approved. Null: A, it has not begun, or no approval was required. */
    submission_id: bigint('submission_id', { mode: 'number' }).references(() => pageSubmission.submission_id),
  },
  (table) => [
    primaryKey({ columns: [table.experiment_id, table.key] }),
    check('experiment_variant_key', sql`${table.key} in ('A', 'B', 'C', 'D')`),
    check('experiment_variant_weight', sql`${table.weight} between 1 and 98`),
    check('experiment_variant_page', sql`(${table.key} = 'A') = (${table.page_code} is null)`),
    check(
      'experiment_variant_document',
      sql`num_nonnulls(${table.document}, ${table.schema_version}, ${table.content_hash}) in (0, 3)
        and (${table.key} <> 'A' or ${table.document} is null)`,
    ),
    check('experiment_variant_hash_form', sql`${table.content_hash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/**
 * The time between two changes of an experiment's page. What was seen before and after a change is not the same page,
 * so the two are never counted together. A trigger on `page` begins the next one.
 */
export const experimentEpoch = pgTable(
  'experiment_epoch',
  {
    experiment_id: experimentId()
      .notNull()
      .references(() => experiment.experiment_id),
    /** 1, 2, 3 … */
    epoch: integer('epoch').notNull(),
    page_version: integer('page_version').notNull(),
    started_at: timestamptz('started_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.experiment_id, table.epoch] }),
    check('experiment_epoch_positive', sql`${table.epoch} > 0`),
  ],
)

/** The bytes of a variant as one build of the site renders them in an epoch. A row may be recreated. */
export const experimentRender = pgTable(
  'experiment_render',
  {
    experiment_id: experimentId().notNull(),
    epoch: integer('epoch').notNull(),
    key: variantKey('key').notNull(),
    build: text('build').notNull(),
    html: bytea('html').notNull(),
    br: bytea('br').notNull(),
    gzip: bytea('gzip').notNull(),
    csp: text('csp').notNull(),
    etag: text('etag').notNull(),
    /** As for a page's bytes. */
    asks: text('asks').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.experiment_id, table.epoch, table.key, table.build] }),
    foreignKey({
      name: 'experiment_render_epoch',
      columns: [table.experiment_id, table.epoch],
      foreignColumns: [experimentEpoch.experiment_id, experimentEpoch.epoch],
    }),
  ],
)

/** A visitor who was shown an experiment in an epoch: the first time, and which variant. */
export const experimentUnit = pgTable(
  'experiment_unit',
  {
    experiment_id: experimentId().notNull(),
    epoch: integer('epoch').notNull(),
    visitor_id: text('visitor_id').notNull(),
    variant: variantKey('variant').notNull(),
    first_at: timestamptz('first_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.experiment_id, table.epoch, table.visitor_id] }),
    index('experiment_unit_first_at').on(table.first_at),
    check('experiment_unit_variant', sql`${table.variant} in ('A', 'B', 'C', 'D')`),
    foreignKey({
      name: 'experiment_unit_epoch',
      columns: [table.experiment_id, table.epoch],
      foreignColumns: [experimentEpoch.experiment_id, experimentEpoch.epoch],
    }),
  ],
)
