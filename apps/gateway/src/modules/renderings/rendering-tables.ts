import { exposureKinds } from '@yingzao/contract/studio'
import { CONTAINERS } from '@yingzao/schema/client'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../db/columns'

/**
 * The bytes of a page that some visitor was served, one row for each distinct content. Rows never change and are never
 * deleted; a trigger sees to it. What many pages share, such as the inline scripts of a build, is stored once in
 * `rendering_part`.
 */
export const rendering = pgTable(
  'rendering',
  {
    /** SHA-256 of the HTML in hex, without the attribute that says which rendering it is. */
    hash: text('hash').primaryKey(),
    /** The first 12 characters of the same hash in base64url, as the page and everything that came of it names it. */
    rendering: text('rendering').notNull(),
    page_code: text('page_code').notNull(),
    /** Null, like the next: the stand-in where nothing is published. */
    version_id: bigint('version_id', { mode: 'number' }),
    page_version: integer('page_version'),
    /** Experiment and variant, as `12.B`. */
    variant: text('variant'),
    /** Of the site. Null: the page does not say. */
    build: text('build'),
    /**
     * What pages said about the company when it was first served, as `company_data` numbers it; 0: as the deployment
     * was set up.
     */
    company_revision: integer('company_revision').notNull(),
    /** The same in full, including advisers: a part. */
    settings: text('settings').notNull(),
    /** Files of the build by their addresses: a part. Null: the page has no build. */
    build_files: text('build_files'),
    csp: text('csp').notNull(),
    /** Bytes of the HTML as it was served. */
    bytes: integer('bytes').notNull(),
    /** The HTML without its parts, packed by brotli. */
    markup: bytea('markup').notNull(),
    /** Where in it each part stood: `[at, sha256]`, in characters. */
    parts: jsonb('parts').$type<[number, string][]>().notNull(),
    /** What it names outside itself and its build: pictures and videos. */
    addresses: text('addresses').array().notNull(),
    first_loaded_at: timestamptz('first_loaded_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('rendering_once').on(table.rendering),
    index('rendering_of_page').on(table.page_code, table.first_loaded_at),
    index('rendering_first_loaded').on(table.first_loaded_at),
    check('rendering_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('rendering_name_form', sql`${table.rendering} ~ '^[A-Za-z0-9_-]{12}$'`),
  ],
)

/** Bytes that renderings are made of, stored once for all that share them. Rows never change and are never deleted. */
export const renderingPart = pgTable(
  'rendering_part',
  {
    /** Of the unpacked bytes, in hex. */
    sha256: text('sha256').primaryKey(),
    /** Packed by brotli. */
    packed: bytea('packed').notNull(),
  },
  (table) => [check('rendering_part_hash_form', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`)],
)

/**
 * Which bytes an address in a page had: a row for each. Those of a build are parts; those of pictures and videos stay
 * in the asset storage, which deletes nothing. Rows never change and are never deleted.
 */
export const renderingAsset = pgTable(
  'rendering_asset',
  {
    address: text('address').notNull(),
    sha256: text('sha256').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    first_served_at: timestamptz('first_served_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.sha256] }),
    index('rendering_asset_first_served').on(table.first_served_at),
    check('rendering_asset_hash_form', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
)

/**
 * Which rendering somebody had in front of them when they did what is named here: written in the transaction of the act
 * itself. It names nobody; the act says whose it was. Rows never change, and are deleted only by `delete_evidence`,
 * when their term is over.
 */
export const exposure = pgTable(
  'exposure',
  {
    exposure_id: bigint('exposure_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: exposureKinds }).notNull(),
    /**
     * What it belongs to, in the words of its module: the number of an order or a contract, the message whose code was
     * used.
     */
    subject: text('subject').notNull(),
    /** Null, like all that follow: the browser did not say. */
    rendering: text('rendering'),
    page_code: text('page_code'),
    page_version: integer('page_version'),
    variant: text('variant'),
    container: text('container', { enum: CONTAINERS }),
    created_at: timestamptz('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('exposure_once').on(table.kind, table.subject),
    index('exposure_created_at').on(table.created_at),
  ],
)
