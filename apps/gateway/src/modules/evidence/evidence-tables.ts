import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../db/columns'
import { SEALED_KINDS } from './seal/sealed-kinds'

/**
 * What an hour of rows looked like once nothing more could come to it. Its root is told to the audit log in the same
 * transaction, whose chain and daily heads hold it. Rows never change and never go; a trigger sees to it.
 */
export const evidenceSeal = pgTable(
  'evidence_seal',
  {
    seal_id: bigint('seal_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: SEALED_KINDS }).notNull(),
    /** The rows that came from here on, for an hour. */
    hour: timestamptz('hour').notNull(),
    rows: integer('rows').notNull(),
    /** Of the Merkle tree over the leaves, in hex. */
    root: text('root').notNull(),
    /** 32 bytes for each row, in order. Null: they stand in `visit_leaf`, as they go with the rows. */
    leaves: bytea('leaves'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('evidence_seal_once').on(table.kind, table.hour),
    check('evidence_seal_counts', sql`${table.rows} >= 0`),
    check('evidence_seal_root_form', sql`${table.root} ~ '^[0-9a-f]{64}$'`),
    check('evidence_seal_leaves', sql`length(${table.leaves}) = 32 * ${table.rows}`),
  ],
)

/** The leaves of an hour of views. They go with the views, and say nothing without them. */
export const visitLeaf = pgTable('visit_leaf', {
  hour: timestamptz('hour').primaryKey(),
  leaves: bytea('leaves').notNull(),
})
