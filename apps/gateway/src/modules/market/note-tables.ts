import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { dayInChina } from '../../db/china-days'
import { timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'
import { staff } from '../staff/staff-tables'
import { instrument } from './market-tables'

/** A member, or nobody yet; nobody at all of what is made up for a demo. */
const memberOrNobody = (name: string) => bigint(name, { mode: 'number' }).references(() => member.member_id)

/**
 * What a registered adviser says about a share, version by version, shown only to those who have signed a contract. A
 * version keeps its words for good; what becomes of it (who decided, when it was out, when and why it ended) is added
 * to it once each. A trigger, `instrument_note_stays`, refuses everything else, so that it can be proven what customers
 * were told, and when.
 */
export const instrumentNote = pgTable(
  'instrument_note',
  {
    note_id: bigint('note_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code')
      .notNull()
      .references(() => instrument.code),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.staff_id),
    /** Their name and registration as customers read them beside this version. */
    adviser: text('adviser').notNull(),
    adviser_no: text('adviser_no').notNull(),
    text: text('text').notNull(),
    /** After this day, in China, it is no longer shown. */
    good_until: date('good_until').notNull(),
    is_simulated: boolean('is_simulated').notNull().default(false),
    /** `dropped`: another was written before anybody decided. `replaced`: another one went out in its place. */
    state: text('state', { enum: ['waiting', 'returned', 'dropped', 'out', 'replaced', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    written_by: memberOrNobody('written_by'),
    written_at: timestamptz('written_at').notNull().defaultNow(),
    decided_by: memberOrNobody('decided_by'),
    /** When it was approved, and has been out since, or returned. */
    decided_at: timestamptz('decided_at'),
    /** Why it was returned. */
    reason: text('reason').notNull().default(''),
    /** Who withdrew it, or whose action replaced it. */
    ended_by: memberOrNobody('ended_by'),
    ended_at: timestamptz('ended_at'),
    /** Why it was withdrawn. */
    ended_why: text('ended_why').notNull().default(''),
  },
  (table) => [
    check('instrument_note_text', sql`length(${table.text}) between 1 and 500`),
    check('instrument_note_adviser', sql`${table.adviser} <> '' and ${table.adviser_no} <> ''`),
    check(
      'instrument_note_span',
      sql`${table.good_until} - ${dayInChina(table.written_at)} between 0 and 90`,
    ),
    check('instrument_note_writer', sql`(${table.written_by} is null) = ${table.is_simulated}`),
    // Two people: the author does not decide about it. What is made up has nobody who could.
    check(
      'instrument_note_second_person',
      sql`case when ${table.decided_at} is null then ${table.decided_by} is null
        else ${table.is_simulated} or (${table.decided_by} is not null and ${table.decided_by} <> ${table.written_by}) end`,
    ),
    check(
      'instrument_note_state',
      sql`case ${table.state}
        when 'waiting' then num_nonnulls(${table.decided_at}, ${table.ended_at}) = 0
        when 'dropped' then ${table.decided_at} is null and ${table.ended_at} is not null
        when 'returned' then ${table.decided_at} is not null and ${table.ended_at} is null and ${table.reason} <> ''
        when 'out' then ${table.decided_at} is not null and ${table.ended_at} is null
        when 'replaced' then num_nonnulls(${table.decided_at}, ${table.ended_at}) = 2
        when 'withdrawn' then ${table.ended_at} is not null and ${table.ended_why} <> ''
        else false end`,
    ),
    check('instrument_note_ended', sql`(${table.ended_by} is null) = (${table.ended_at} is null)`),
    uniqueIndex('instrument_note_one_out').on(table.code).where(sql`${table.state} = 'out'`),
    uniqueIndex('instrument_note_one_waiting').on(table.code).where(sql`${table.state} = 'waiting'`),
    index('instrument_note_of_code').on(table.code, table.note_id),
  ],
)
