import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'

/**
 * A stored image, drawing or video. Its file has the same name in the asset storage. Rows are never deleted, and only
 * the name and whether it is hidden ever change; a trigger enforces it.
 */
export const asset = pgTable(
  'asset',
  {
    /** SHA-256 of the bytes, in hex. */
    hash: text('hash').primaryKey(),
    /** MIME type, found in the bytes. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels as shown (after EXIF orientation). Null: a video. */
    width: integer('width'),
    height: integer('height'),
    /** Its display name; at first the name of the uploaded file. */
    name: text('name').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** Who uploaded it. Null: it came with a page or with data. */
    created_by: bigint('created_by', { mode: 'number' }).references(() => member.member_id),
    /** Set: the library does not offer it. Pages that name it go on showing it. */
    hidden_at: timestamptz('hidden_at'),
  },
  (table) => [
    // Read backwards: the library shows its newest first.
    index('asset_newest').on(table.created_at, table.hash),
    check('asset_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'asset_type_known',
      sql`${table.type} in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', 'video/mp4')`,
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
