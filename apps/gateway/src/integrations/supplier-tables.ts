import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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

/**
 * What the sandbox of a payment supplier has been asked for: its own books, apart from ours, as a real supplier's are.
 * Empty in production.
 */
export const sandboxTrade = pgTable(
  'sandbox_trade',
  {
    supplier: text('supplier').notNull(),
    out_trade_no: text('out_trade_no').notNull(),
    trade: jsonb('trade').notNull(),
    opened_at: timestamptz('opened_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.supplier, table.out_trade_no] })],
)

/** The keys by which those sandboxes sign, and what of the merchant they know. Made when one is first asked. */
export const sandboxKeys = pgTable('sandbox_keys', {
  supplier: text('supplier').primaryKey(),
  keys: jsonb('keys').notNull(),
})
