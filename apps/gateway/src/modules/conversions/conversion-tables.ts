import { CONTAINERS } from '@yingzao/schema/client'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { CONVERSION_KINDS } from './conversion-kinds'

/**
 * What resulted from views: each thing that somebody did and the gateway stored, with where they came from, written in
 * the transaction that stores the thing itself. For statistics; the thing it points to is authoritative.
 */
export const conversion = pgTable(
  'conversion',
  {
    conversion_id: bigint('conversion_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: CONVERSION_KINDS }).notNull(),
    /** What it refers to, in its module's terms: the number of an order, the message whose code was used. */
    subject: text('subject').notNull(),
    /** The person's first of its kind: a phone that was not known, a group joined for the first time. */
    is_first: boolean('is_first').notNull().default(false),
    /** In fen, of orders and payments. */
    amount: integer('amount'),
    /** Null, as all that follow: not known. */
    page_code: text('page_code'),
    page_version: integer('page_version'),
    block_id: text('block_id'),
    variant: text('variant'),
    /** Empty: nothing says which. */
    channel: text('channel').notNull(),
    container: text('container', { enum: CONTAINERS }),
    visitor_id: text('visitor_id'),
    uid: bigint('uid', { mode: 'number' }),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversion_once').on(table.kind, table.subject),
    index('conversion_created_at').on(table.created_at),
    index('conversion_of_page').on(table.page_code, table.created_at),
    index('conversion_of_visitor').on(table.visitor_id).where(sql`visitor_id IS NOT NULL`),
    index('conversion_of_uid').on(table.uid).where(sql`uid IS NOT NULL`),
    check('conversion_amount', sql`${table.amount} >= 0`),
  ],
)
