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
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { memberId } from '../members/member-tables'
import { page, pageVersion } from './page-tables'

const pageId = () => bigint('page_id', { mode: 'number' })

/** The draft of a page. A page that nobody has edited since its newest version has none. */
export const pageDraft = pgTable(
  'page_draft',
  {
    page_id: pageId()
      .primaryKey()
      .references(() => page.id),
    /** As it was read, ids and all, in the form in which a page is exported. */
    document: jsonb('document').notNull(),
    schema_version: integer('schema_version').notNull(),
    /** Incremented by every change; 1 is the initial state. */
    revision: integer('revision').notNull(),
    /** The version it began with, or became last. Null: it began with none. */
    base_version: integer('base_version'),
    /** The version it was restored from, until it becomes a version itself. Null: it was not restored. */
    restored_from: integer('restored_from'),
    /** As that of a version. */
    content_hash: text('content_hash').notNull(),
    /** Repeated from the document, so that pages are listed and searched without reading it. */
    title: text('title').notNull(),
    start_at: timestamptz('start_at'),
    end_at: timestamptz('end_at'),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
    updated_by: memberId('updated_by'),
  },
  (table) => [
    check('page_draft_revision_positive', sql`${table.revision} > 0`),
    check('page_draft_hash_form', sql`${table.content_hash} ~ '^[0-9a-f]{64}$'`),
    // As that of a version.
    index('page_draft_assets').using('gin', sql`asset_hashes(${table.document})`),
    index('page_draft_sections').using('gin', sql`linked_sections(${table.document})`),
    check('page_draft_window_order', sql`${table.start_at} < ${table.end_at}`),
    foreignKey({
      name: 'page_draft_base',
      columns: [table.page_id, table.base_version],
      foreignColumns: [pageVersion.page_id, pageVersion.version],
    }),
  ],
)

/** Each save of a draft, as the change it made. Rows are never changed or deleted; a trigger enforces that. */
export const pageDraftSave = pgTable(
  'page_draft_save',
  {
    page_id: pageId()
      .notNull()
      .references(() => page.id),
    /** The revision it created. */
    revision: integer('revision').notNull(),
    /** Chosen by the client, so that a repeated save is recognised. */
    save_id: uuid('save_id').notNull(),
    patch: jsonb('patch').notNull(),
    saved_by: memberId('saved_by'),
    saved_at: timestamptz('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.page_id, table.revision] }),
    unique('page_draft_save_once').on(table.page_id, table.save_id),
    check('page_draft_save_revision_positive', sql`${table.revision} > 0`),
  ],
)

/** What is scheduled for a page. The row is deleted when nothing of it is left. */
export const pageSchedule = pgTable(
  'page_schedule',
  {
    page_id: pageId()
      .primaryKey()
      .references(() => page.id),
    /** What goes live at `publish_at`. */
    version_id: bigint('version_id', { mode: 'number' }),
    publish_at: timestamptz('publish_at'),
    take_down_at: timestamptz('take_down_at'),
    set_by: memberId('set_by'),
    set_at: timestamptz('set_at').notNull().defaultNow(),
    /** Why it was not published when the time came. It is not retried automatically. */
    problem: text('problem'),
  },
  (table) => [
    check('page_schedule_not_empty', sql`num_nonnulls(${table.publish_at}, ${table.take_down_at}) > 0`),
    check(
      'page_schedule_publishes_version',
      sql`(${table.publish_at} is null) = (${table.version_id} is null)`,
    ),
    check('page_schedule_order', sql`${table.publish_at} < ${table.take_down_at}`),
    check(
      'page_schedule_problem_of_publishing',
      sql`${table.problem} is null or ${table.publish_at} is not null`,
    ),
    // Both columns: a page can only publish a version of its own.
    foreignKey({
      name: 'page_schedule_version',
      columns: [table.page_id, table.version_id],
      foreignColumns: [pageVersion.page_id, pageVersion.id],
    }),
  ],
)
