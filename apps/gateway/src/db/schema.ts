import { CONTAINERS } from '@yingzao/schema/client'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
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
import { moment } from './columns'

export * from './activity-data-tables'
export * from './audit-tables'
export * from './collect-tables'
export * from './groups-tables'
export * from './job-tables'
export * from './lead-tables'
export * from './member-tables'
export * from './passport-tables'
export * from './service-tables'
export * from './sms-tables'
export * from './supplier-tables'
export * from './targeting-tables'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

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
    start_at: moment('start_at'),
    end_at: moment('end_at'),
    published_version_id: bigint('published_version_id', { mode: 'number' }),
    created_at: moment('created_at').notNull().defaultNow(),
    updated_at: moment('updated_at').notNull().defaultNow(),
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
    // Both columns: a page can only point to a version of its own.
    foreignKey({
      name: 'page_published_version',
      columns: [table.id, table.published_version_id],
      foreignColumns: [pageVersion.page_id, pageVersion.id],
    }),
  ],
)

/** One accepted state of a page's document. Rows never change and never go; a trigger sees to it. */
export const pageVersion = pgTable(
  'page_version',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page_id: bigint('page_id', { mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => page.id),
    /** 1, 2, 3 … within its page. */
    version: integer('version').notNull(),
    /** As it was accepted: read tolerantly every time, nothing thrown away, asset addresses replaced. */
    document: jsonb('document').notNull(),
    schema_version: integer('schema_version').notNull(),
    /** What the import had to say. */
    findings: jsonb('findings').notNull(),
    /** SHA-256 of the document, keys sorted: the same content is the same version. */
    content_hash: text('content_hash').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    created_by: text('created_by').notNull(),
  },
  (table) => [
    unique('page_version_number').on(table.page_id, table.version),
    unique('page_version_of_page').on(table.page_id, table.id),
    check('page_version_positive', sql`${table.version} > 0`),
    check('page_version_hash_form', sql`${table.content_hash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** The bytes of a version as one build of the site renders them. A row may be made again, so it may be deleted. */
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
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.build] })],
)

/** A stored image or film. Its file carries the same name in the asset storage. */
export const asset = pgTable(
  'asset',
  {
    /** SHA-256 of the bytes, in hex. */
    hash: text('hash').primaryKey(),
    /** MIME type, found in the bytes. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels as shown (after EXIF orientation). Null: a film. */
    width: integer('width'),
    height: integer('height'),
    /** The file name it came with, for people only. */
    name: text('name').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('asset_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'asset_type_known',
      sql`${table.type} in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'video/mp4')`,
    ),
    check('asset_not_empty', sql`${table.bytes} > 0`),
    check(
      'asset_image_has_size',
      sql`${table.type} = 'video/mp4' or (coalesce(${table.width}, 0) > 0 and coalesce(${table.height}, 0) > 0)`,
    ),
  ],
)

/** A smaller copy of an image: narrower, or in a better format; always fewer bytes than the original. */
export const assetVariant = pgTable(
  'asset_variant',
  {
    asset_hash: text('asset_hash')
      .notNull()
      .references(() => asset.hash),
    format: text('format', { enum: ['webp', 'avif'] }).notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    /** SHA-256 of the copy's own bytes. */
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.asset_hash, table.format, table.width] }),
    check('asset_variant_format_known', sql`${table.format} in ('webp', 'avif')`),
    check('asset_variant_size', sql`${table.width} > 0 and ${table.bytes} > 0`),
  ],
)

/** One view of a page by one session, put together from the beacons that tell of it. */
export const visitLog = pgTable(
  'visit_log',
  {
    session_id: text('session_id').notNull(),
    /** Empty: the page has none. */
    page_id: text('page_id').notNull(),
    /** Number of the view within its session; 0 when the phone could not count. */
    view_seq: integer('view_seq').notNull(),
    /** Null, as all that follow: the beacon that tells it has not come. */
    code: text('code'),
    /** Without secrets, like the referrer. */
    url: text('url'),
    referrer: text('referrer'),
    container: text('container', { enum: CONTAINERS }),
    /** Opaque, told by the phone, for statistics only. */
    uid: text('uid'),
    /** Seconds; the longest that was told. */
    duration: integer('duration').notNull().default(0),
    /** The page was left, not only hidden. */
    was_left: boolean('was_left').notNull().default(false),
    created_at: moment('created_at').notNull().defaultNow(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.page_id, table.view_seq] }),
    index('visit_log_created_at').on(table.created_at),
    check('visit_log_counts', sql`${table.view_seq} >= 0 and ${table.duration} >= 0`),
  ],
)
