import type { PageRisk } from '@yingzao/checks'
import { type ApprovalStep, approvalLimits, type ReviewState } from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../../db/columns'
import { member, memberId } from '../../members/member-tables'
import { page, pageVersion } from '../page-tables'

const areSteps = (column: AnyPgColumn) =>
  sql`cardinality(${column}) between 1 and 2 and ${column} <@ array['approver', 'compliance']`
const isStep = (column: AnyPgColumn) => sql`${column} in ('approver', 'compliance')`
const isHash = (column: AnyPgColumn) => sql`${column} ~ '^[0-9a-f]{64}$'`
const [LEAST_HOURS, MOST_HOURS] = [approvalLimits.dueHours.min, approvalLimits.dueHours.max].map((hours) =>
  sql.raw(String(hours)),
)

/**
 * Whose approval pages need, and since when. The last row is in force. Rows are never changed or deleted, and once
 * approval is required no later row can drop the requirement; triggers enforce both.
 */
export const approvalPolicy = pgTable(
  'approval_policy',
  {
    /** 0, 1, 2 …: of two who change the same at once, one finds the number taken. */
    revision: integer('revision').primaryKey(),
    is_required: boolean('is_required').notNull(),
    ordinary_steps: text('ordinary_steps').array().$type<ApprovalStep[]>().notNull(),
    /** For pages that take money or give advice. */
    risky_steps: text('risky_steps').array().$type<ApprovalStep[]>().notNull(),
    /** Within how many hours a submission should be decided. */
    due_hours: smallint('due_hours').notNull(),
    /** `member:3`, or `start:production`. */
    set_by: text('set_by').notNull(),
    set_at: timestamptz('set_at').notNull().defaultNow(),
  },
  (table) => [
    check('approval_policy_revision', sql`${table.revision} >= 0`),
    check('approval_policy_ordinary', areSteps(table.ordinary_steps)),
    check(
      'approval_policy_risky',
      sql`${areSteps(table.risky_steps)} and 'compliance' = any(${table.risky_steps})`,
    ),
    check('approval_policy_due', sql`${table.due_hours} between ${LEAST_HOURS} and ${MOST_HOURS}`),
  ],
)

/**
 * What was submitted for approval: the bytes themselves, with everything that the page refers to, and their hash. A
 * trigger records who has written on the page, so that nobody can leave themselves out. What was submitted never
 * changes; its outcome is set by triggers and by whoever withdraws it.
 */
export const pageSubmission = pgTable(
  'page_submission',
  {
    submission_id: bigint('submission_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page_id: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => page.id),
    version_id: bigint('version_id', { mode: 'number' }).notNull(),
    /** RFC 8785 JSON, see `sealed-content.ts`. */
    content: bytea('content').notNull(),
    /** SHA-256 of it. */
    content_hash: text('content_hash').notNull(),
    risks: text('risks').array().$type<PageRisk[]>().notNull(),
    /** Whose approval it needs. Empty: the same bytes were approved before, see `same_as`. */
    steps: text('steps').array().$type<ApprovalStep[]>().notNull(),
    /** An approved submission of the same bytes, whose approval counts. */
    same_as: bigint('same_as', { mode: 'number' }).references(
      (): AnyPgColumn => pageSubmission.submission_id,
    ),
    /** Everybody who has written on the page since it was last published: `member:3`, `cli`. Filled by a trigger. */
    authors: text('authors').array().notNull().default([]),
    /** What the rules reported. */
    findings: jsonb('findings').$type<Finding[]>().notNull(),
    note: text('note').notNull(),
    submitted_by: text('submitted_by').notNull(),
    submitted_at: timestamptz('submitted_at').notNull().defaultNow(),
    due_at: timestamptz('due_at').notNull(),
    /** When members were notified that it is overdue. */
    reminded_at: timestamptz('reminded_at'),
    state: text('state').$type<ReviewState>().notNull().default('waiting'),
    /** When it left the state `waiting`. */
    ended_at: timestamptz('ended_at'),
    /**
     * Who withdrew it: whoever submitted it, or somebody who guards pages and gives a reason. Enforced by a trigger.
     */
    withdrawn_by: bigint('withdrawn_by', { mode: 'number' }).references(() => member.member_id),
    withdrawn_because: text('withdrawn_because').notNull().default(''),
  },
  (table) => [
    check(
      'page_submission_hash',
      sql`${isHash(table.content_hash)}
      and ${table.content_hash} = encode(sha256(${table.content}), 'hex')`,
    ),
    check(
      'page_submission_steps',
      sql`${table.steps} <@ array['approver', 'compliance']
        and (cardinality(${table.steps}) = 0) = (${table.same_as} is not null)`,
    ),
    check('page_submission_risks', sql`${table.risks} <@ array['money', 'advice', 'leads']`),
    check(
      'page_submission_state',
      sql`${table.state} in ('waiting', 'approved', 'returned', 'withdrawn', 'superseded')
        and (${table.state} = 'waiting') = (${table.ended_at} is null)`,
    ),
    check(
      'page_submission_withdrawn',
      sql`${table.state} = 'withdrawn' or (${table.withdrawn_by} is null and ${table.withdrawn_because} = '')`,
    ),
    foreignKey({
      name: 'page_submission_version',
      columns: [table.page_id, table.version_id],
      foreignColumns: [pageVersion.page_id, pageVersion.id],
    }),
    // Only one submission of a page awaits a decision at a time.
    uniqueIndex('page_submission_one_waiting').on(table.page_id).where(sql`${table.state} = 'waiting'`),
    index('page_submission_of_version').on(table.version_id),
    index('page_submission_of_bytes').on(table.page_id, table.content_hash),
    index('page_submission_by_age').on(table.state, table.submission_id),
  ],
)

/**
 * One step of a submission, decided by somebody who did not write on the page. A trigger enforces both. Rows never
 * change.
 */
export const approval = pgTable(
  'approval',
  {
    submission_id: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => pageSubmission.submission_id),
    step: text('step').$type<ApprovalStep>().notNull(),
    /** What the reviewer looked at: the trigger compares it with the submission's. */
    content_hash: text('content_hash').notNull(),
    verdict: text('verdict', { enum: ['approved', 'returned'] }).notNull(),
    decided_by: memberId('decided_by'),
    /** Whom they stood in for. */
    decided_for: bigint('decided_for', { mode: 'number' }).references(() => member.member_id),
    words: text('words').notNull(),
    /** Warnings accepted as they are, and why. */
    accepted: jsonb('accepted').$type<{ rule: string; path: string; reason: string }[]>().notNull(),
    decided_at: timestamptz('decided_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.submission_id, table.step] }),
    // Two steps require two people.
    uniqueIndex('approval_one_step_each').on(table.submission_id, table.decided_by),
    check('approval_step', isStep(table.step)),
    check('approval_verdict', sql`${table.verdict} in ('approved', 'returned')`),
    check('approval_return_has_words', sql`${table.verdict} = 'approved' or length(${table.words}) >= 2`),
    check('approval_accepted_listed', sql`jsonb_typeof(${table.accepted}) = 'array'`),
  ],
)

/** Somebody decides in another member's place for some days. */
export const approvalDelegation = pgTable(
  'approval_delegation',
  {
    delegation_id: bigint('delegation_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    step: text('step').$type<ApprovalStep>().notNull(),
    from_member: memberId('from_member'),
    to_member: memberId('to_member'),
    begins_at: timestamptz('begins_at').notNull(),
    ends_at: timestamptz('ends_at').notNull(),
    ended_at: timestamptz('ended_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('approval_delegation_step', isStep(table.step)),
    check('approval_delegation_two', sql`${table.from_member} <> ${table.to_member}`),
    check('approval_delegation_order', sql`${table.begins_at} < ${table.ends_at}`),
    index('approval_delegation_to').on(table.to_member, table.ends_at),
  ],
)

/** Break-glass access: two people open it for one submission, for an hour. */
export const breakGlass = pgTable(
  'break_glass',
  {
    glass_id: bigint('glass_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    submission_id: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => pageSubmission.submission_id),
    reason: text('reason').notNull(),
    asked_by: memberId('asked_by'),
    asked_at: timestamptz('asked_at').notNull().defaultNow(),
    granted_by: bigint('granted_by', { mode: 'number' }).references(() => member.member_id),
    granted_at: timestamptz('granted_at'),
  },
  (table) => [
    check('break_glass_reason', sql`length(${table.reason}) >= 4`),
    check('break_glass_two_people', sql`${table.granted_by} <> ${table.asked_by}`),
    check('break_glass_granted', sql`(${table.granted_by} is null) = (${table.granted_at} is null)`),
    index('break_glass_of_submission').on(table.submission_id),
  ],
)

/**
 * Each time a version became the one visitors see, and what allowed it. Written in the transaction that moves the
 * page's pointer: without a row from that transaction a trigger refuses the move. Rows are never changed or deleted.
 */
export const pagePublication = pgTable(
  'page_publication',
  {
    publication_id: bigint('publication_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page_id: bigint('page_id', { mode: 'number' }).notNull(),
    version_id: bigint('version_id', { mode: 'number' }).notNull(),
    grounds: text('grounds', { enum: ['approved', 'break_glass', 'not_required'] }).notNull(),
    submission_id: bigint('submission_id', { mode: 'number' }).references(() => pageSubmission.submission_id),
    glass_id: bigint('glass_id', { mode: 'number' }).references(() => breakGlass.glass_id),
    /** Hash of the approved bytes, as recomputed at publication. */
    content_hash: text('content_hash'),
    published_by: text('published_by').notNull(),
    published_at: timestamptz('published_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'page_publication_version',
      columns: [table.page_id, table.version_id],
      foreignColumns: [pageVersion.page_id, pageVersion.id],
    }),
    check(
      'page_publication_grounds',
      sql`case ${table.grounds}
        when 'approved' then num_nulls(${table.submission_id}, ${table.content_hash}) = 0 and ${table.glass_id} is null
        when 'break_glass' then num_nulls(${table.submission_id}, ${table.content_hash}, ${table.glass_id}) = 0
        when 'not_required' then num_nonnulls(${table.submission_id}, ${table.glass_id}) = 0
        else false end`,
    ),
    index('page_publication_of_page').on(table.page_id, table.publication_id),
  ],
)
