import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns'

/** Keys with which this database was written, so that a process with other keys does not start on it. */
export const piiKey = pgTable('pii_key', {
  /** `index`, or `enc:` and the id of a key that has encrypted something. */
  id: text('id').primaryKey(),
  /** Tells keys apart and says nothing about them. */
  fingerprint: text('fingerprint').notNull(),
  created_at: timestamptz('created_at').notNull().defaultNow(),
})
