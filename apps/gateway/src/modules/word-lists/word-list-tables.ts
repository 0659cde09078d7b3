import type { ListedWord, RuleWeight } from '@yingzao/checks'
import { wordListStates } from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'
import { pageVersion } from '../pages/page-tables'

/** What is stored of a finding of a trial. */
export type TrialFinding = Pick<Finding, 'rule' | 'severity' | 'path' | 'message'>

/**
 * The lists of words and rules that compliance has made. The content of a list never changes, and its fate is decided
 * once; a trigger enforces both, and that a list comes into force only after it was tried against the one then in
 * force. The last one put in force applies; until there is one, only the built-in rules do.
 */
export const wordList = pgTable(
  'word_list',
  {
    /** 1, 2, 3 …: of two lists made at once, one finds the number taken. */
    revision: integer('revision').primaryKey(),
    /** The list in force when it was made, against which it is tried; 0: none. */
    base_revision: integer('base_revision').notNull(),
    words: jsonb('words').$type<ListedWord[]>().notNull(),
    rules: jsonb('rules').$type<Record<string, RuleWeight>>().notNull(),
    note: text('note').notNull(),
    set_by: bigint('set_by', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
    set_at: timestamptz('set_at').notNull().defaultNow(),
    state: text('state', { enum: wordListStates }).notNull().default('running'),
    /** Who put it in force, or dropped it. */
    decided_by: bigint('decided_by', { mode: 'number' }).references(() => member.member_id),
    decided_at: timestamptz('decided_at'),
  },
  (table) => [
    // One is tried at a time, so that what was found against the list in force stays true.
    uniqueIndex('word_list_one_trial').on(sql`(true)`).where(sql`${table.state} in ('running', 'ready')`),
    // Only one list in force can have replaced any given list.
    uniqueIndex('word_list_one_follower').on(table.base_revision).where(sql`${table.state} = 'in_force'`),
    check(
      'word_list_revision',
      sql`${table.base_revision} >= 0 and ${table.base_revision} < ${table.revision}`,
    ),
    check(
      'word_list_words_listed',
      sql`jsonb_typeof(${table.words}) = 'array' and jsonb_array_length(${table.words}) <= 2000`,
    ),
    check('word_list_rules_named', sql`jsonb_typeof(${table.rules}) = 'object'`),
    check('word_list_says_why', sql`btrim(${table.note}) <> ''`),
    check('word_list_state_known', sql`${table.state} in ('running', 'ready', 'in_force', 'dropped')`),
    check(
      'word_list_decided',
      sql`(${table.state} in ('in_force', 'dropped')) = (${table.decided_at} is not null)
        and (${table.decided_at} is null) = (${table.decided_by} is null)`,
    ),
  ],
)

/**
 * What would keep a published page from being published under a list that is tried, and does not under the one in
 * force.
 */
export const wordListTrial = pgTable(
  'word_list_trial',
  {
    revision: integer('revision')
      .notNull()
      .references(() => wordList.revision),
    page_id: bigint('page_id', { mode: 'number' }).notNull(),
    version_id: bigint('version_id', { mode: 'number' }).notNull(),
    /** The first of them. */
    findings: jsonb('findings').$type<TrialFinding[]>().notNull(),
    /** How many there are. */
    errors: integer('errors').notNull(),
    tried_at: timestamptz('tried_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.revision, table.page_id] }),
    check('word_list_trial_errors', sql`${table.errors} >= jsonb_array_length(${table.findings})`),
    foreignKey({
      name: 'word_list_trial_version',
      columns: [table.page_id, table.version_id],
      foreignColumns: [pageVersion.page_id, pageVersion.id],
    }),
  ],
)
