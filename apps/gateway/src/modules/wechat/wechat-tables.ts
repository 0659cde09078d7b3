import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { rowTimes, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

const { created_at } = rowTimes
const visitorId = () => bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id)

/** Every link into a mini program that was handed out. */
export const urlLinkLog = pgTable(
  'url_link_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: visitorId(),
    name: text('name').notNull(),
    page: text('page').notNull(),
    /** Without secrets and phone numbers. */
    query: text('query').notNull(),
    url_link: text('url_link').notNull(),
    expire_at: timestamptz('expire_at').notNull(),
    created_at,
  },
  (table) => [
    index('url_link_log_created_at').on(table.created_at),
    check('url_link_log_expires', sql`${table.expire_at} > ${table.created_at}`),
  ],
)
