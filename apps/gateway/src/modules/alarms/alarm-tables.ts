import { alarmChannels, alarmKinds, alarmLimits } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { rowTimes, timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'
import { page } from '../pages/page-tables'
import type { AlarmFigures } from './judge'

const kind = () => text('kind', { enum: alarmKinds }).notNull()
const memberOrNobody = (name: string) => bigint(name, { mode: 'number' }).references(() => member.member_id)

/**
 * Decides whether something is going wrong: one rule for each kind and all pages, made by a migration, and one for a
 * page that needs its own, which then applies instead.
 */
export const alarmRule = pgTable(
  'alarm_rule',
  {
    rule_id: bigint('rule_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    /** Null: all pages without a rule of their own. A page that is given another code keeps its rule. */
    page_code: text('page_code'),
    is_on: boolean('is_on').notNull().default(true),
    /** How far it looks back. */
    hours: integer('hours').notNull(),
    percent: integer('percent').notNull(),
    /** With fewer cases than this it raises no alarm. */
    floor: integer('floor').notNull(),
    /** The channels it notifies. */
    tells: text('tells', { enum: alarmChannels }).array().notNull(),
    /** Addresses notified by mail; none: those of the deployment. */
    mail_to: text('mail_to').array().notNull().default(sql`'{}'`),
    revision: integer('revision').notNull().default(1),
    /** Null: unchanged since it was made. */
    updated_by: memberOrNobody('updated_by'),
    ...rowTimes,
  },
  (table) => [
    unique('alarm_rule_once').on(table.kind, table.page_code).nullsNotDistinct(),
    check(
      'alarm_rule_kind_known',
      sql`${table.kind} in ('conversion_drop', 'errors_up', 'no_views', 'codes_unused')`,
    ),
    check('alarm_rule_page_form', sql`${table.page_code} ~ '^[A-Za-z0-9_-]{1,64}$'`),
    check('alarm_rule_hours', sql`${table.hours} between 1 and 72`),
    check('alarm_rule_percent', sql`${table.percent} between 1 and 99`),
    check('alarm_rule_floor', sql`${table.floor} between 1 and 100000`),
    check('alarm_rule_tells_known', sql`${table.tells} <@ array['wecom', 'mail']`),
    check('alarm_rule_mail_to', sql`cardinality(${table.mail_to}) <= ${sql.raw(String(alarmLimits.mailTo))}`),
    foreignKey({ name: 'alarm_rule_page', columns: [table.page_code], foreignColumns: [page.code] })
      .onUpdate('cascade')
      .onDelete('cascade'),
    check('alarm_rule_revision', sql`${table.revision} >= 1`),
  ],
)

/** Something that goes wrong on a page, from when it was noticed until it was as it should be again. */
export const alarm = pgTable(
  'alarm',
  {
    alarm_id: bigint('alarm_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    page_code: text('page_code').notNull(),
    began_at: timestamptz('began_at').notNull().defaultNow(),
    /** Null: it is still open. */
    ended_at: timestamptz('ended_at'),
    /** The reason, as of when it began. */
    figures: jsonb('figures').$type<AlarmFigures>().notNull(),
    words: text('words').notNull(),
    /** Consecutive looks that no longer found it. */
    calm_looks: smallint('calm_looks').notNull().default(0),
    /** The newest look that counted, so that none counts twice. */
    looked_at: timestamptz('looked_at').notNull(),
    seen_at: timestamptz('seen_at'),
    seen_by: memberOrNobody('seen_by'),
    note: text('note').notNull().default(''),
  },
  (table) => [
    // Only one open alarm, however many gateways notice it at once.
    uniqueIndex('alarm_open_once').on(table.kind, table.page_code).where(sql`${table.ended_at} is null`),
    index('alarm_began').on(table.began_at, table.alarm_id),
    index('alarm_ended').on(table.ended_at),
    check(
      'alarm_kind_known',
      sql`${table.kind} in ('conversion_drop', 'errors_up', 'no_views', 'codes_unused')`,
    ),
    check('alarm_page_form', sql`${table.page_code} ~ '^[A-Za-z0-9_-]{1,64}$'`),
    check('alarm_span', sql`${table.ended_at} >= ${table.began_at}`),
    check('alarm_says', sql`${table.words} <> ''`),
    check('alarm_calm_looks', sql`${table.calm_looks} between 0 and 2`),
    check('alarm_seen', sql`(${table.seen_at} is null) = (${table.seen_by} is null)`),
    check('alarm_note_of_seen', sql`${table.note} = '' or ${table.seen_at} is not null`),
  ],
)

/** When everything was checked. The key makes each look happen once for all processes. */
export const alarmLook = pgTable('alarm_look', {
  slot: timestamptz('slot').primaryKey(),
  /** Null: it is not done, or failed. */
  done_at: timestamptz('done_at'),
})

/** A notification, from the transaction that opens an alarm to what became of it. */
export const alarmMessage = pgTable(
  'alarm_message',
  {
    message_id: bigint('message_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: alarmChannels }).notNull(),
    /** Addresses, for mail. */
    recipients: text('recipients').array().notNull().default(sql`'{}'`),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    /** `waiting`: to be sent. `sent`: it was accepted. `given_up`: it was refused, or nobody answered for too long. */
    state: text('state', { enum: ['waiting', 'sent', 'given_up'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    sent_at: timestamptz('sent_at'),
    /** When sending last failed, and why. */
    failed_at: timestamptz('failed_at'),
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    index('alarm_message_created_at').on(table.created_at),
    check('alarm_message_channel_known', sql`${table.channel} in ('wecom', 'mail')`),
    check('alarm_message_state_known', sql`${table.state} in ('waiting', 'sent', 'given_up')`),
    check('alarm_message_sent', sql`(${table.state} = 'sent') = (${table.sent_at} is not null)`),
    check('alarm_message_says', sql`${table.content} <> ''`),
    check('alarm_message_attempts', sql`${table.attempts} >= 0`),
  ],
)
