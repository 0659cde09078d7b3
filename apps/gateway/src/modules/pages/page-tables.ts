import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'

/** A page by its code. Which version visitors see is a pointer; every change of a row is announced as `page_changed`. */
export const page = pgTable(
  'page',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    title: text('title').notNull(),
    /** `draft`: never published. `published`: visitors see it. `taken_down`: was published, visitors get "not found". */
    status: text('status', { enum: ['draft', 'published', 'taken_down'] })
      .notNull()
      .default('draft'),
    is_auto_fit: smallint('is_auto_fit').notNull().default(0),
    start_at: timestamptz('start_at'),
    end_at: timestamptz('end_at'),
    published_version_id: bigint('published_version_id', { mode: 'number' }),
    /** Who made it in the Studio. Null: it came by the command line. */
    owner_id: bigint('owner_id', { mode: 'number' }).references(() => member.member_id),
    /** When it was archived. Null: it is not. */
    archived_at: timestamptz('archived_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('page_code_form', sql`${table.code} ~ '^[A-Za-z0-9_-]{1,64}$'`),
    check('page_status_known', sql`${table.status} in ('draft', 'published', 'taken_down')`),
    check('page_auto_fit_flag', sql`${table.is_auto_fit} in (0, 1)`),
    check('page_window_order', sql`${table.start_at} < ${table.end_at}`),
    check(
      'page_published_has_version',
      sql`${table.status} <> 'published' or ${table.published_version_id} is not null`,
    ),
    check('page_archived_unseen', sql`${table.archived_at} is null or ${table.status} <> 'published'`),
    // Both columns: a page can only point to a version of its own.
    foreignKey({
      name: 'page_published_version',
      columns: [table.id, table.published_version_id],
      foreignColumns: [pageVersion.page_id, pageVersion.id],
    }),
  ],
)

/**
 * Every code that leads to a page: its current one, and those it has had since visitors have known it. Triggers on
 * `page` maintain it, so that no page gets a code that leads to another, however it is created or changed.
 */
export const pageAddress = pgTable(
  'page_address',
  {
    code: text('code').primaryKey(),
    page_id: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    since: timestamptz('since').notNull().defaultNow(),
  },
  (table) => [index('page_address_page').on(table.page_id)],
)

/** One accepted state of a page's document. Rows are never changed or deleted; a trigger enforces that. */
export const pageVersion = pgTable(
  'page_version',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page_id: bigint('page_id', { mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => page.id),
    /** 1, 2, 3 … within its page. */
    version: integer('version').notNull(),
    /** As it was accepted: read tolerantly every time, nothing discarded, asset addresses replaced. */
    document: jsonb('document').notNull(),
    schema_version: integer('schema_version').notNull(),
    /** What the import reported. */
    findings: jsonb('findings').notNull(),
    /** SHA-256 of the document, keys sorted: the same content is the same version. */
    content_hash: text('content_hash').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    created_by: text('created_by').notNull(),
    /** The version that its draft was restored from. Null: it was not restored. */
    restored_from: integer('restored_from'),
    /** The version that was restored in place of this draft. Null: none replaced it. */
    kept_for: integer('kept_for'),
  },
  (table) => [
    unique('page_version_number').on(table.page_id, table.version),
    unique('page_version_of_page').on(table.page_id, table.id),
    check('page_version_positive', sql`${table.version} > 0`),
    check(
      'page_version_restores_earlier',
      sql`${table.restored_from} < ${table.version} and ${table.kept_for} < ${table.version}`,
    ),
    check('page_version_hash_form', sql`${table.content_hash} ~ '^[0-9a-f]{64}$'`),
    // By the files it names: the library shows where each is used.
    index('page_version_assets').using('gin', sql`asset_hashes(${table.document})`),
    // By the company's own sections that it contains.
    index('page_version_sections').using('gin', sql`linked_sections(${table.document})`),
  ],
)

/** The bytes of a version as one build of the site renders them. Rows can be regenerated, so they may be deleted. */
export const pageRender = pgTable(
  'page_render',
  {
    version_id: bigint('version_id', { mode: 'number' })
      .notNull()
      .references(() => pageVersion.id),
    build: text('build').notNull(),
    html: bytea('html').notNull(),
    br: bytea('br').notNull(),
    gzip: bytea('gzip').notNull(),
    csp: text('csp').notNull(),
    etag: text('etag').notNull(),
    /** What its blocks ask the gateway; none of it is answered in these bytes: `RenderedPage.asks`. */
    asks: text('asks').array().notNull().default(sql`'{}'`),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.build] })],
)

/**
 * What today's rules report about the version visitors see, one row per page. It is derived from the version, so a row
 * can be regenerated; a row about another version than the published one means nothing.
 */
export const pageJudgement = pgTable(
  'page_judgement',
  {
    page_id: bigint('page_id', { mode: 'number' })
      .primaryKey()
      .references(() => page.id),
    version_id: bigint('version_id', { mode: 'number' }).notNull(),
    /** As for the bytes: another build, or other company data, may judge differently. */
    build: text('build').notNull(),
    /** How many findings would prevent publishing it now. */
    errors: integer('errors').notNull(),
    /** The first of them, in words. Null: there is none. */
    first_error: text('first_error'),
    /** When the first of its countdowns ends or has ended. Null: it has none. */
    ends_at: timestamptz('ends_at'),
    judged_at: timestamptz('judged_at').notNull().defaultNow(),
  },
  (table) => [
    check('page_judgement_errors_counted', sql`${table.errors} >= 0`),
    check('page_judgement_first_error', sql`(${table.errors} = 0) = (${table.first_error} is null)`),
    // Both columns: a page is judged by a version of its own.
    foreignKey({
      name: 'page_judgement_version',
      columns: [table.page_id, table.version_id],
      foreignColumns: [pageVersion.page_id, pageVersion.id],
    }),
  ],
)
