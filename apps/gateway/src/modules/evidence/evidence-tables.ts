import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../db/columns'
import { SEALED_KINDS } from './seal/sealed-kinds'

/**
 * The state of an hour's rows once no more could be added to it. Its root is written to the audit log in the same
 * transaction, whose chain and daily heads protect it. Rows are never changed or deleted; a trigger enforces that.
 */
export const evidenceSeal = pgTable(
  'evidence_seal',
  {
    seal_id: bigint('seal_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: SEALED_KINDS }).notNull(),
    /** The start of the hour in which the rows were added. */
    hour: timestamptz('hour').notNull(),
    rows: integer('rows').notNull(),
    /** Of the Merkle tree over the leaves, in hex. */
    root: text('root').notNull(),
    /** 32 bytes for each row, in order. Null: they are in `visit_leaf`, as they are deleted with the rows. */
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

/** The leaves of an hour of views. They are deleted with the views, and say nothing without them. */
export const visitLeaf = pgTable('visit_leaf', {
  hour: timestamptz('hour').primaryKey(),
  leaves: bytea('leaves').notNull(),
})
