import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../db/columns'
import { member } from '../../members/member-tables'
import { page } from '../page-tables'

const pageId = () =>
  bigint('page_id', { mode: 'number' })
    .notNull()
    .references(() => page.id)

/** A folder of pages. */
export const pageFolder = pgTable(
  'page_folder',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    created_by: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
  },
  (table) => [
    uniqueIndex('page_folder_name').on(sql`lower(${table.name})`),
    check('page_folder_name_trimmed', sql`${table.name} = btrim(${table.name}) and ${table.name} <> ''`),
  ],
)

/**
 * Which folder a page is in; one that is in none has no row. Separate from the page, as it does not concern visitors.
 */
export const pageInFolder = pgTable(
  'page_in_folder',
  {
    page_id: pageId().primaryKey(),
    folder_id: bigint('folder_id', { mode: 'number' })
      .notNull()
      .references(() => pageFolder.id, { onDelete: 'cascade' }),
  },
  (table) => [index('page_in_folder_folder').on(table.folder_id)],
)

/** A tag of a page. Tags that differ only in case are the same, on one page and across pages. */
export const pageTag = pgTable(
  'page_tag',
  {
    page_id: pageId(),
    /** There are eight places on a page, so it has eight tags at most. */
    place: smallint('place').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page_id, table.place] }),
    uniqueIndex('page_tag_once').on(table.page_id, sql`lower(${table.name})`),
    index('page_tag_name').on(sql`lower(${table.name})`),
    check('page_tag_place_known', sql`${table.place} between 1 and 8`),
    check('page_tag_name_trimmed', sql`${table.name} = btrim(${table.name}) and ${table.name} <> ''`),
  ],
)
