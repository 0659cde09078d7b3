import { pageCommentLimits } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { member, memberId } from '../members/member-tables'
import { page } from '../pages/page-tables'

/**
 * What members say about a page: a thread, or an answer to a thread of the same page. Answers cannot be answered: an
 * answer refers to a row that begins a thread, by generated columns.
 */
export const pageComment = pgTable(
  'page_comment',
  {
    comment_id: bigint('comment_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page_id: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => page.id),
    /** The thread that it answers. Null: it begins one. */
    answers: bigint('answers', { mode: 'number' }),
    is_thread: boolean('is_thread').notNull().generatedAlwaysAs(sql`answers is null`),
    /** True for an answer, so that what it refers to must be a thread. */
    answers_thread: boolean('answers_thread').generatedAlwaysAs(
      sql`case when answers is not null then true end`,
    ),
    /** The block that a thread is about; it may be gone by now. Null: the page. */
    block_id: text('block_id'),
    /** The newest version of the page when it was written. Null: there was none. */
    version: integer('version'),
    /** The revision of the draft then. 0: there was none. */
    revision: integer('revision').notNull(),
    /** With phone numbers masked. Empty: its writer has deleted it. */
    words: text('words').notNull(),
    /** Chosen by the client, so that a repeated request is recognised. */
    write_id: uuid('write_id').notNull(),
    written_by: memberId('written_by'),
    written_at: timestamptz('written_at').notNull().defaultNow(),
    edited_at: timestamptz('edited_at'),
    settled_at: timestamptz('settled_at'),
    settled_by: bigint('settled_by', { mode: 'number' }).references(() => member.member_id),
    deleted_at: timestamptz('deleted_at'),
  },
  (table) => [
    unique('page_comment_once').on(table.written_by, table.write_id),
    unique('page_comment_thread').on(table.page_id, table.comment_id, table.is_thread),
    foreignKey({
      name: 'page_comment_answers',
      columns: [table.page_id, table.answers, table.answers_thread],
      foreignColumns: [table.page_id, table.comment_id, table.is_thread],
    }),
    check(
      'page_comment_block',
      sql`${table.block_id} is null or (${table.block_id} ~ '^[A-Za-z0-9_-]{1,64}$' and ${table.answers} is null)`,
    ),
    check(
      'page_comment_stands_at',
      sql`${table.revision} >= 0 and (${table.version} is null or ${table.version} > 0)`,
    ),
    check(
      'page_comment_words',
      sql`length(${table.words}) <= ${sql.raw(String(pageCommentLimits.words))} and (${table.words} = '') = (${table.deleted_at} is not null)`,
    ),
    check(
      'page_comment_settled',
      sql`(${table.settled_at} is null) = (${table.settled_by} is null) and (${table.settled_at} is null or ${table.answers} is null)`,
    ),
    index('page_comment_answered').on(table.answers, table.comment_id),
    index('page_comment_threads').on(table.page_id, table.comment_id).where(sql`${table.answers} is null`),
  ],
)

/** Who is mentioned in a comment. */
export const pageCommentMention = pgTable(
  'page_comment_mention',
  {
    comment_id: bigint('comment_id', { mode: 'number' })
      .notNull()
      .references(() => pageComment.comment_id, { onDelete: 'cascade' }),
    member_id: memberId('member_id'),
  },
  (table) => [
    primaryKey({ columns: [table.comment_id, table.member_id] }),
    index('page_comment_mention_member').on(table.member_id),
  ],
)
