import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns'

/** What a supplier lends for a while, shared by all processes: access tokens, the ticket of the JSSDK. */
export const supplierToken = pgTable('supplier_token', {
  name: text('name').primaryKey(),
  /** The last one, even after it has expired: its replacement must differ from it. */
  token: text('token').notNull(),
  /** From then on one process fetches the next. */
  renew_at: timestamptz('renew_at').notNull(),
  expires_at: timestamptz('expires_at').notNull(),
})

/** The exclusive right to do something, until a moment. A row that has expired belongs to nobody. */
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

/** The keys with which those sandboxes sign, and what they know of the merchant. Made when one is first used. */
export const sandboxKeys = pgTable('sandbox_keys', {
  supplier: text('supplier').primaryKey(),
  keys: jsonb('keys').notNull(),
})
