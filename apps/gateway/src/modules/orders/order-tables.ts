import { ORDER_STATUS, PAYMENT_CHANNELS, paymentSuppliers } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idForm, timestamptz } from '../../db/columns'
import { sku } from '../catalogue/catalogue-tables'
import { contractSign } from '../contracts/contract-tables'
import { userCoupon } from '../coupons/coupon-tables'
import { softuser } from '../passport/passport-tables'
import { suitabilityCheck } from '../suitability/suitability-tables'

const { open, paid, closed, refunded } = ORDER_STATUS

/**
 * An order for one SKU. What is bought and its price are stored as they were when ordered. Not called `order`, which
 * SQL reserves. Money is in fen.
 */
export const shopOrder = pgTable(
  'shop_order',
  {
    pid: text('pid').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    shop_product_id: bigint('shop_product_id', { mode: 'number' }).notNull(),
    sku_id: bigint('sku_id', { mode: 'number' }).notNull(),
    /** The names of the product and of the SKU at that time. */
    name: text('name').notNull(),
    sku_name: text('sku_name').notNull(),
    /** For how many months. Null: it never ends. */
    months: integer('months'),
    price: integer('price').notNull(),
    discount: integer('discount').notNull().default(0),
    /** What is to be paid. */
    payable: integer('payable').notNull(),
    /** See `ORDER_STATUS`. Changed by `order-state.ts` only. */
    status: smallint('status').notNull().default(open),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** When it is closed unless it is paid. */
    expire_at: timestamptz('expire_at').notNull(),
    paid_at: timestamptz('paid_at'),
    /** When it was closed or refunded. */
    ended_at: timestamptz('ended_at'),
    /** The page it was ordered on, and which version of it the visitor saw. Null: not a page of ours. */
    page_code: text('page_code'),
    page_version: integer('page_version'),
    /** What that page's footer said about risks and the company, by the hash of its text. */
    disclosure_hash: text('disclosure_hash').references(() => disclosure.hash),
    /** The amount it took off is in `discount`. Null: none. */
    user_coupon_id: bigint('user_coupon_id', { mode: 'number' }).references(() => userCoupon.user_coupon_id),
    /** What permits its sale to this visitor. Null: the product does not require it. */
    suitability_check_id: bigint('suitability_check_id', { mode: 'number' }).references(
      () => suitabilityCheck.id,
    ),
    contract_no: text('contract_no').references(() => contractSign.contract_no),
  },
  (table) => [
    foreignKey({
      name: 'shop_order_sku_of_product',
      columns: [table.sku_id, table.shop_product_id],
      foreignColumns: [sku.sku_id, sku.shop_product_id],
    }),
    // However many tabs order at once, only one order awaits payment.
    uniqueIndex('shop_order_one_open')
      .on(table.uid, table.sku_id)
      .where(sql`${table.status} = ${sql.raw(String(open))}`),
    // A coupon applies to one order; a closed order has given it back.
    uniqueIndex('shop_order_one_coupon')
      .on(table.user_coupon_id)
      .where(sql`${table.status} <> ${sql.raw(String(closed))}`),
    check('shop_order_coupon', sql`(${table.user_coupon_id} is null) = (${table.discount} = 0)`),
    index('shop_order_of_contract').on(table.contract_no),
    index('shop_order_of_visitor').on(table.uid, table.created_at),
    index('shop_order_created_at').on(table.created_at, table.pid),
    index('shop_order_status').on(table.status, table.created_at, table.pid),
    index('shop_order_of_page').on(table.page_code, table.created_at, table.pid),
    index('shop_order_paid_of_visitor').on(table.uid, table.paid_at).where(sql`${table.paid_at} IS NOT NULL`),
    index('shop_order_paid_of_product').on(table.shop_product_id, table.paid_at),
    check('shop_order_pid_form', sql`${table.pid} ~ '^[0-9]{24}$'`),
    idForm('shop_order_page_code_form', table.page_code),
    check('shop_order_price', sql`${table.price} between 1 and 100000000`),
    check(
      'shop_order_payable',
      sql`${table.discount} >= 0 and ${table.payable} = ${table.price} - ${table.discount} and ${table.payable} > 0`,
    ),
    check(
      'shop_order_status',
      sql.raw(`case "status" when ${open} then num_nonnulls("paid_at", "ended_at") = 0
        when ${paid} then "paid_at" is not null and "ended_at" is null
        when ${closed} then "paid_at" is null and "ended_at" is not null
        when ${refunded} then num_nulls("paid_at", "ended_at") = 0
        else false end`),
    ),
  ],
)

/** What page footers have said about risks and the company. Rows are never changed. */
export const disclosure = pgTable('disclosure', {
  hash: text('hash').primaryKey(),
  text: text('text').notNull(),
  created_at: timestamptz('created_at').notNull().defaultNow(),
})

/** One way in which somebody has begun to pay an order. The supplier knows it by its number. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    out_trade_no: text('out_trade_no').primaryKey(),
    pid: text('pid')
      .notNull()
      .references(() => shopOrder.pid),
    channel: text('channel', { enum: PAYMENT_CHANNELS }).notNull(),
    supplier: text('supplier', { enum: paymentSuppliers }).notNull(),
    amount: integer('amount').notNull(),
    /** `done`: paid or closed, so that the supplier is not asked again. */
    state: text('state', { enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** When the supplier was last asked what became of it. */
    asked_at: timestamptz('asked_at'),
  },
  (table) => [
    uniqueIndex('payment_attempt_once').on(table.pid, table.channel).where(sql`${table.state} = 'open'`),
    index('payment_attempt_of_order').on(table.pid),
    check('payment_attempt_supplier', sql`(${table.channel} like 'wx%') = (${table.supplier} = 'wechat')`),
    check('payment_attempt_state', sql`${table.state} in ('open', 'done')`),
  ],
)

/** Money received, once per supplier's number. Rows are never changed. */
export const payment = pgTable(
  'payment',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    supplier: text('supplier', { enum: paymentSuppliers }).notNull(),
    transaction_id: text('transaction_id').notNull(),
    out_trade_no: text('out_trade_no')
      .notNull()
      .references(() => paymentAttempt.out_trade_no),
    pid: text('pid')
      .notNull()
      .references(() => shopOrder.pid),
    amount: integer('amount').notNull(),
    /** By the supplier's clock. */
    paid_at: timestamptz('paid_at').notNull(),
    /** How we first heard of it. */
    heard_by: text('heard_by', { enum: ['notice', 'query', 'bill'] }).notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('payment_once').on(table.supplier, table.transaction_id),
    index('payment_of_order').on(table.pid),
    index('payment_paid_at').on(table.supplier, table.paid_at),
    check('payment_amount', sql`${table.amount} > 0`),
    check('payment_heard_by', sql`${table.heard_by} in ('notice', 'query', 'bill')`),
  ],
)

/** All that suppliers have reported, and what came of it. Rows are only ever added. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    supplier: text('supplier', { enum: paymentSuppliers }).notNull(),
    heard_by: text('heard_by', { enum: ['notice', 'query', 'bill'] }).notNull(),
    /** The supplier's number for a notice. Null: untrusted notices have none, nor do replies. */
    notice_id: text('notice_id'),
    out_trade_no: text('out_trade_no'),
    /** Null: for no order that we know. */
    pid: text('pid').references(() => shopOrder.pid),
    /** `paid`, `closed`, `refund` with a status, `bill` with a day, another notice's kind, or why it is not believed. */
    said: text('said').notNull(),
    amount: integer('amount'),
    /** What came of it: `paid`, `repeat`, `late`, `twice`, `refused`, `noted`. */
    outcome: text('outcome').notNull(),
    /** An explanation for whoever looks into it. */
    why: text('why').notNull().default(''),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_event_of_order').on(table.pid, table.id),
    index('payment_event_created_at').on(table.created_at),
  ],
)

/** Money that goes back, in parts if need be. Asked for by one, released by another. */
export const refund = pgTable(
  'refund',
  {
    out_refund_no: text('out_refund_no').primaryKey(),
    payment_id: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payment.id),
    pid: text('pid')
      .notNull()
      .references(() => shopOrder.pid),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** `visitor` and `operator` are requests; `late` and `twice` are money received for nothing. */
    kind: text('kind', { enum: ['visitor', 'operator', 'late', 'twice'] }).notNull(),
    state: text('state', {
      enum: ['asked', 'released', 'refunded', 'declined', 'abnormal'],
    })
      .notNull()
      .default('asked'),
    /** Members. Null: a visitor requested it, or nobody did. */
    asked_by: bigint('asked_by', { mode: 'number' }),
    decided_by: bigint('decided_by', { mode: 'number' }),
    /** Why it was declined. */
    decided_why: text('decided_why').notNull().default(''),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    decided_at: timestamptz('decided_at'),
    refunded_at: timestamptz('refunded_at'),
    /** The supplier's own number. */
    refund_id: text('refund_id'),
  },
  (table) => [
    index('refund_of_order').on(table.pid),
    index('refund_state').on(table.state, table.created_at),
    index('refund_created_at').on(table.created_at, table.out_refund_no),
    check('refund_amount', sql`${table.amount} > 0`),
    // Nobody releases what they have asked for themselves.
    check('refund_by_two', sql`${table.decided_by} <> ${table.asked_by}`),
    check(
      'refund_decided',
      sql`${table.state} = 'asked' or num_nulls(${table.decided_by}, ${table.decided_at}) = 0`,
    ),
    check('refund_declined_why', sql`(${table.state} = 'declined') or ${table.decided_why} = ''`),
    check('refund_refunded', sql`(${table.state} = 'refunded') = (${table.refunded_at} is not null)`),
  ],
)

/** What an order has granted, from when until when. What somebody has is the sum of their grants. */
export const entitlementGrant = pgTable(
  'entitlement_grant',
  {
    pid: text('pid')
      .primaryKey()
      .references(() => shopOrder.pid),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    shop_product_id: bigint('shop_product_id', { mode: 'number' }).notNull(),
    begins_at: timestamptz('begins_at').notNull(),
    /** Null: it never ends. */
    ends_at: timestamptz('ends_at'),
    /** Null: in force. */
    revoked_at: timestamptz('revoked_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Includes everything that decides who has what now, so that rules read only the index.
    index('entitlement_grant_of_visitor').on(
      table.uid,
      table.shop_product_id,
      table.ends_at,
      table.revoked_at,
    ),
    index('entitlement_grant_of_product').on(table.shop_product_id, table.uid, table.ends_at),
    check('entitlement_grant_window', sql`${table.begins_at} < ${table.ends_at}`),
  ],
)

/** Visitors who do not want to appear, even masked, among the buyers that pages show. */
export const hiddenPayer = pgTable('hidden_payer', {
  uid: bigint('uid', { mode: 'number' })
    .primaryKey()
    .references(() => softuser.softuser_id),
  created_at: timestamptz('created_at').notNull().defaultNow(),
})
