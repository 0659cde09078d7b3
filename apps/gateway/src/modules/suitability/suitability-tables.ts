import {
  customerLevels,
  type PointBand,
  type RiskAnswer,
  type RiskQuestion,
  riskLevels,
} from '@yingzao/contract/server'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { rowTimes, timestamptz } from '../../db/columns'
import { product } from '../catalogue/catalogue-tables'
import { member } from '../members/member-tables'
import { softuser } from '../passport/passport-tables'

const isLevel = (column: AnyPgColumn): SQL => sql`${column} in ('C1', 'C2', 'C3', 'C4', 'C5')`

/**
 * A version of the questions by which visitors are assessed. Written as a draft, of which there is only one; once it is
 * published a trigger keeps it as it was, since tests refer to it.
 */
export const questionnaire = pgTable(
  'questionnaire',
  {
    version: integer('version').primaryKey(),
    state: text('state', { enum: ['draft', 'live', 'past'] })
      .notNull()
      .default('draft'),
    title: text('title').notNull(),
    questions: jsonb('questions').$type<RiskQuestion[]>().notNull(),
    /** Ranges of points, one for each level, C1 first. */
    bands: jsonb('bands').$type<PointBand[]>().notNull(),
    /** Sets of answers; whoever has given all of one is of the weakest type, whatever the points. */
    lowest: jsonb('lowest').$type<RiskAnswer[][]>().notNull(),
    /** How long a test taken with it is valid. */
    valid_months: integer('valid_months').notNull(),
    /** How often somebody may take it per day, in China. */
    per_day: integer('per_day').notNull(),
    /** Counts every change, so that whoever would overwrite somebody else's change is told. */
    revision: integer('revision').notNull().default(1),
    published_at: timestamptz('published_at'),
    /** Null: not published, or it came with the demo. */
    published_by: bigint('published_by', { mode: 'number' }).references(() => member.member_id),
    ...rowTimes,
  },
  (table) => [
    uniqueIndex('questionnaire_one_draft').on(table.state).where(sql`${table.state} = 'draft'`),
    uniqueIndex('questionnaire_one_live').on(table.state).where(sql`${table.state} = 'live'`),
    check('questionnaire_state', sql`${table.state} in ('draft', 'live', 'past')`),
    check('questionnaire_published', sql`(${table.state} = 'draft') = (${table.published_at} is null)`),
    check('questionnaire_version', sql`${table.version} > 0`),
    check('questionnaire_valid_months', sql`${table.valid_months} between 1 and 12`),
    check('questionnaire_per_day', sql`${table.per_day} between 1 and 10`),
    check('questionnaire_bands', sql`jsonb_array_length(${table.bands}) = 5`),
  ],
)

/** A risk test that somebody has taken, with all answers. Rows never change; the newest of a visitor counts. */
export const riskTest = pgTable(
  'risk_test',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    version: integer('version')
      .notNull()
      .references(() => questionnaire.version),
    answers: jsonb('answers').$type<RiskAnswer[]>().notNull(),
    points: integer('points').notNull(),
    risk_level: text('risk_level', { enum: customerLevels }).notNull(),
    /** Of the weakest type, which is part of C1. */
    is_lowest: boolean('is_lowest').notNull(),
    /** Higher than in the previous test, which was less than a day old. */
    raised_within_a_day: boolean('raised_within_a_day').notNull(),
    ip: inet('ip').notNull(),
    ua: text('ua').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    valid_until: timestamptz('valid_until').notNull(),
  },
  (table) => [
    index('risk_test_of_visitor').on(table.uid, table.id),
    index('risk_test_created_at').on(table.created_at),
    index('risk_test_of_version').on(table.version),
    unique('risk_test_id_uid').on(table.id, table.uid),
    check('risk_test_level', isLevel(table.risk_level)),
    check('risk_test_lowest', sql`not ${table.is_lowest} or ${table.risk_level} = 'C1'`),
    check('risk_test_valid', sql`${table.valid_until} > ${table.created_at}`),
    check('risk_test_points', sql`${table.points} >= 0`),
  ],
)

/**
 * A purchase checked against the newest risk test, including refusals. Rows never change; the same decision is written
 * once a day.
 */
export const suitabilityCheck = pgTable(
  'suitability_check',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    shop_product_id: bigint('shop_product_id', { mode: 'number' })
      .notNull()
      .references(() => product.shop_product_id),
    /** As it was then. */
    product_risk: text('product_risk', { enum: riskLevels }).notNull(),
    /** Null: none was taken. */
    risk_test_id: bigint('risk_test_id', { mode: 'number' }),
    outcome: text('outcome', { enum: ['ok', 'none', 'expired', 'mismatch'] }).notNull(),
    /** In China. */
    day: date('day').notNull().default(sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('suitability_check_once_a_day')
      .on(table.uid, table.shop_product_id, table.product_risk, table.risk_test_id, table.outcome, table.day)
      .nullsNotDistinct(),
    foreignKey({
      name: 'suitability_check_own_test',
      columns: [table.risk_test_id, table.uid],
      foreignColumns: [riskTest.id, riskTest.uid],
    }),
    index('suitability_check_of_test').on(table.risk_test_id, table.id),
    check('suitability_check_outcome', sql`${table.outcome} in ('ok', 'none', 'expired', 'mismatch')`),
    check('suitability_check_risk', sql`${table.product_risk} in ('R1', 'R2', 'R3', 'R4', 'R5')`),
    check('suitability_check_test', sql`(${table.outcome} = 'none') = (${table.risk_test_id} is null)`),
  ],
)
