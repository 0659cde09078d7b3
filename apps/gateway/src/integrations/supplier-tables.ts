import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns'

/** What a supplier lends for a while, shared by all processes: access tokens, the ticket of the JSSDK. */
export const supplierToken = pgTable('supplier_token', {
  name: text('name').primaryKey(),
  /** The last one, also after its end: what replaces it must be another. */
  token: text('token').notNull(),
  /** From here on one process gets the next. */
  renew_at: timestamptz('renew_at').notNull(),
  expires_at: timestamptz('expires_at').notNull(),
})

/** The right to do something alone, until a moment. A row that is over is nobody's. */
export const lease = pgTable('lease', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  until: timestamptz('until').notNull(),
})
