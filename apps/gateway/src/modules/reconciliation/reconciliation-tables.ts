import { paymentSuppliers } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'

/** One day in China at a supplier: its bill, and its sums next to those of our books. Money is in fen. */
export const billDay = pgTable(
  'bill_day',
  {
    supplier: text('supplier', { enum: paymentSuppliers }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** `closed`: no difference is left. `signed`: none is left, and somebody has signed for at least one. */
    state: text('state', { enum: ['open', 'closed', 'signed'] })
      .notNull()
      .default('open'),
    /**
     * Why there is no bill: it does not exist, the supplier did not answer, or it is corrupt. Null: there is one, or
     * nobody has asked.
     */
    problem: text('problem', { enum: ['absent', 'unreachable', 'unreadable'] }),
    problem_text: text('problem_text').notNull().default(''),
    /** When the supplier was last asked for it. */
    asked_at: timestamptz('asked_at'),
    /** When it was received. Null: there is none. */
    fetched_at: timestamptz('fetched_at'),
    sha256: text('sha256'),
    lines: integer('lines').notNull().default(0),
    /** What its lines come to. */
    paid: bigint('paid', { mode: 'number' }).notNull().default(0),
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    /** What our books had for that day when they were last compared. */
    ledger_paid: bigint('ledger_paid', { mode: 'number' }).notNull().default(0),
    ledger_refunded: bigint('ledger_refunded', { mode: 'number' }).notNull().default(0),
    compared_at: timestamptz('compared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.day] }),
    index('bill_day_newest').on(table.day, table.supplier),
    check('bill_day_supplier', sql`${table.supplier} in ('wechat', 'alipay')`),
    check('bill_day_state', sql`${table.state} in ('open', 'closed', 'signed')`),
    check('bill_day_fetched', sql`(${table.fetched_at} is null) = (${table.sha256} is null)`),
    check('bill_day_problem', sql`${table.problem} is null or ${table.fetched_at} is null`),
  ],
)

/** The lines of a bill. Rows are never changed. */
export const billLine = pgTable(
  'bill_line',
  {
    supplier: text('supplier', { enum: paymentSuppliers }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    of: text('of', { enum: ['payment', 'refund'] }).notNull(),
    /** The supplier's number for a payment, ours for a refund. */
    number: text('number').notNull(),
    out_trade_no: text('out_trade_no').notNull(),
    /** Above zero, for refunds too. */
    amount: integer('amount').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    // No line is in two bills: a bill that contains one from another day's is refused.
    primaryKey({ columns: [table.supplier, table.of, table.number] }),
    foreignKey({
      name: 'bill_line_of_day',
      columns: [table.supplier, table.day],
      foreignColumns: [billDay.supplier, billDay.day],
    }),
    index('bill_line_of_day_index').on(table.supplier, table.day),
    check('bill_line_of', sql`${table.of} in ('payment', 'refund')`),
  ],
)

/** What a bill and our books disagree on, once per number, however often they are compared. */
export const billDifference = pgTable(
  'bill_difference',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    supplier: text('supplier', { enum: paymentSuppliers }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', {
      enum: [
        'payment_theirs',
        'payment_ours',
        'amount',
        'refund_theirs',
        'refund_ours',
        'day_edge',
        'bill_late',
      ],
    }).notNull(),
    of: text('of', { enum: ['payment', 'refund', 'bill'] }).notNull(),
    number: text('number').notNull(),
    out_trade_no: text('out_trade_no').notNull(),
    pid: text('pid'),
    ours: integer('ours'),
    theirs: integer('theirs'),
    ours_at: timestamptz('ours_at'),
    theirs_at: timestamptz('theirs_at'),
    state: text('state', { enum: ['open', 'settled', 'signed'] })
      .notNull()
      .default('open'),
    /** What settled it. `elsewhere`: both have it, on different days. `gone`: a later comparison did not find it. */
    outcome: text('outcome', {
      enum: ['', 'elsewhere', 'gone', 'paid', 'late', 'twice', 'repeat', 'confirmed', 'refunded'],
    })
      .notNull()
      .default(''),
    /** Given by whoever signed. */
    reason: text('reason').notNull().default(''),
    /** A member. Null: it settled itself. */
    decided_by: bigint('decided_by', { mode: 'number' }),
    decided_at: timestamptz('decided_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('bill_difference_once').on(table.supplier, table.day, table.of, table.number),
    foreignKey({
      name: 'bill_difference_of_day',
      columns: [table.supplier, table.day],
      foreignColumns: [billDay.supplier, billDay.day],
    }),
    index('bill_difference_open').on(table.supplier, table.number).where(sql`${table.state} = 'open'`),
    check(
      'bill_difference_state',
      sql`case ${table.state} when 'open' then ${table.outcome} = '' and ${table.decided_at} is null
        when 'settled' then ${table.outcome} <> '' and ${table.decided_at} is not null
        when 'signed' then ${table.reason} <> '' and num_nulls(${table.decided_by}, ${table.decided_at}) = 0
        else false end`,
    ),
  ],
)
