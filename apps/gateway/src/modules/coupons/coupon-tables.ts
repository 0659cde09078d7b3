import { couponLimits } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'
import { rule } from '../targeting/targeting-tables'

const MOST_FEN = sql.raw('100000000')
const MOST_PER_USER = sql.raw(String(couponLimits.perUser))
const MOST_DAYS = sql.raw(String(couponLimits.days))

/**
 * A batch of coupons. What one takes off, for what and when is fixed once the first is issued: a trigger enforces that.
 */
export const couponBatch = pgTable(
  'coupon_batch',
  {
    coupon_id: text('coupon_id').primaryKey(),
    /** The order in which they were made. */
    batch_no: bigint('batch_no', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity()
      .unique('coupon_batch_no'),
    title: text('title').notNull(),
    kind: text('kind', { enum: ['amount', 'rate'] }).notNull(),
    /** Fen taken off. Null: a rate. */
    amount: integer('amount'),
    /** Percent taken off, and the most that may come to, in fen. Null: an amount. */
    rate: smallint('rate'),
    ceiling: integer('ceiling'),
    /** The minimum price. */
    threshold: integer('threshold').notNull().default(0),
    /** The products it applies to. Empty: all. */
    products: bigint('products', { mode: 'number' }).array().notNull().default([]),
    /** When coupons are given out. Null: has begun, has no end. */
    receive_from: timestamptz('receive_from'),
    receive_to: timestamptz('receive_to'),
    /** When coupons can be used: from a moment on, until a moment or for a number of days. */
    use_from: timestamptz('use_from'),
    use_to: timestamptz('use_to'),
    use_days: smallint('use_days'),
    /** How many are left, and how many are issued: taken, or promised on paper. */
    stock: integer('stock').notNull(),
    issued: integer('issued').notNull().default(0),
    /** How many one person may have. */
    per_user: smallint('per_user').notNull().default(1),
    /** Who may have it. Null: anybody. */
    rule_id: text('rule_id').references(() => rule.rule_id),
    /** Off: nobody can take it. */
    is_open: boolean('is_open').notNull().default(true),
    /** Counts every change, so that saving over somebody else's change is detected. */
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    idForm('coupon_batch_id_form', table.coupon_id),
    check('coupon_batch_title_trimmed', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
    check(
      'coupon_batch_worth',
      sql`case ${table.kind}
        when 'amount' then ${isFen(table.amount)} and num_nonnulls(${table.rate}, ${table.ceiling}) = 0
        when 'rate' then ${table.rate} is not null and ${table.rate} between 1 and 99 and ${isFen(table.ceiling)} and ${table.amount} is null
        else false end`,
    ),
    check('coupon_batch_threshold', sql`${table.threshold} between 0 and ${MOST_FEN}`),
    check(
      'coupon_batch_products',
      sql`cardinality(${table.products}) <= 100 and array_position(${table.products}, null) is null`,
    ),
    check('coupon_batch_receiving', sql`${table.receive_from} < ${table.receive_to}`),
    check('coupon_batch_using', sql`${table.use_from} < ${table.use_to}`),
    check(
      'coupon_batch_until',
      sql`num_nonnulls(${table.use_to}, ${table.use_days}) = 1 and coalesce(${table.use_days} between 1 and ${MOST_DAYS}, true)`,
    ),
    check('coupon_batch_stock', sql`${table.stock} >= 0`),
    check('coupon_batch_issued', sql`${table.issued} >= 0`),
    check('coupon_batch_per_user', sql`${table.per_user} between 1 and ${MOST_PER_USER}`),
  ],
)

/**
 * Somebody's coupon, which refers to its batch's terms and copies none of them. A trigger enforces that `seq` is within
 * the batch's `per_user`. Expiry is decided by the database's clock; nothing has to be done for it.
 */
export const userCoupon = pgTable(
  'user_coupon',
  {
    user_coupon_id: bigint('user_coupon_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    coupon_id: text('coupon_id')
      .notNull()
      .references(() => couponBatch.coupon_id),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    /**
     * Its number among those that one person has, from 1. With the unique key, two simultaneous ones cannot both be the
     * first.
     */
    seq: smallint('seq').notNull(),
    /** See `COUPON_STATUS`. Changed by `coupon-state.ts` only. */
    status: smallint('status').notNull().default(1),
    /** When it can no longer be used. */
    expire_at: timestamptz('expire_at').notNull(),
    /** The page that it was asked from. */
    page_code: text('page_code'),
    received_at: timestamptz('received_at').notNull().defaultNow(),
    used_at: timestamptz('used_at'),
  },
  (table) => [
    unique('user_coupon_once').on(table.coupon_id, table.uid, table.seq),
    index('user_coupon_of_visitor').on(table.uid, table.user_coupon_id),
    index('user_coupon_of_batch').on(table.coupon_id, table.user_coupon_id),
    check('user_coupon_seq', sql`${table.seq} between 1 and ${MOST_PER_USER}`),
    check(
      'user_coupon_status',
      sql`case when ${table.status} in (1, 2) then ${table.used_at} is null
        when ${table.status} = 3 then ${table.used_at} is not null else false end`,
    ),
    idForm('user_coupon_page_code_form', table.page_code),
  ],
)

/** A code on paper, as a keyed hash: reading the table is not enough to redeem one. */
export const couponCode = pgTable(
  'coupon_code',
  {
    code_hash: text('code_hash').primaryKey(),
    coupon_id: text('coupon_id')
      .notNull()
      .references(() => couponBatch.coupon_id),
    /** The coupon that it became. Null: nobody has redeemed it. */
    user_coupon_id: bigint('user_coupon_id', { mode: 'number' })
      .references(() => userCoupon.user_coupon_id)
      .unique('coupon_code_once'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('coupon_code_of_batch').on(table.coupon_id),
    check('coupon_code_hash_form', sql`${table.code_hash} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
)

/** Null is not one: a check that evaluates to unknown passes. */
function isFen(column: AnyPgColumn) {
  return sql`${column} is not null and ${column} between 1 and ${MOST_FEN}`
}
