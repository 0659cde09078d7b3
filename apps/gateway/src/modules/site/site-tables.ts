import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../db/columns'

/**
 * Files of the builds that processes have been started with, so that each process can serve those of all: pages stay
 * open on phones while builds come and go. A file's name changes with its content, so the bytes under a name never
 * change.
 */
export const siteChunk = pgTable(
  'site_chunk',
  {
    /** Its address, such as `/packages/h5-page/dist/main.12ab34.js`. */
    name: text('name').primaryKey(),
    bytes: bytea('bytes').notNull(),
    /** When a process whose build has it was last there. */
    last_build_at: timestamptz('last_build_at').notNull().defaultNow(),
  },
  (table) => [
    index('site_chunk_oldest').on(table.last_build_at),
    check('site_chunk_name_form', sql`${table.name} ~ '^/[A-Za-z0-9/._-]+\\.[0-9a-f]{6,64}\\.[a-z0-9]+$'`),
  ],
)
