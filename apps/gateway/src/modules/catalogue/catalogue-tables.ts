import { riskLevels } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'

/** Operators assign numbers below this; those that the database assigns begin here. */
const FIRST_GIVEN = { startWith: 1_000_000 }

/** Counts every change, so that saving over somebody else's change is detected. */
const revision = () => integer('revision').notNull().default(1)

/** Something that is sold. Its skus say what it costs, its sale pages when it is sold. */
export const product = pgTable(
  'product',
  {
    shop_product_id: bigint('shop_product_id', { mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity(FIRST_GIVEN),
    /** The app's number for it; 0: the app does not know it. */
    mode_shop_product_id: bigint('mode_shop_product_id', { mode: 'number' }).notNull().default(0),
    /** The name that pages use for it, `dbzs`. */
    mark: text('mark').unique('product_mark'),
    name: text('name').notNull(),
    /** R1 to R5: decides who may buy it. */
    risk_level: text('risk_level', { enum: riskLevels }).notNull(),
    /** The contract that is signed before it is bought. Null: none. */
    contract_id: text('contract_id'),
    /** Off: none of its sale pages sells it, whatever they say. */
    on_sale: boolean('on_sale').notNull().default(true),
    /** When its sale may begin. Null: has begun. */
    begins_at: timestamptz('begins_at'),
    /** When its sale must end. Null: no end is set. */
    ends_at: timestamptz('ends_at'),
    revision: revision(),
    ...rowTimes,
  },
  (table) => [
    idForm('product_mark_form', table.mark),
    idForm('product_contract_id_form', table.contract_id),
    check('product_window', sql`${table.begins_at} < ${table.ends_at}`),
    check('product_risk_level', sql`${table.risk_level} in ('R1', 'R2', 'R3', 'R4', 'R5')`),
    check('product_name_trimmed', sql`${table.name} = btrim(${table.name}) and ${table.name} <> ''`),
  ],
)

/** A way to buy a product: for how long and for how much. Prices are fen. */
export const sku = pgTable(
  'sku',
  {
    sku_id: bigint('sku_id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(FIRST_GIVEN),
    shop_product_id: bigint('shop_product_id', { mode: 'number' })
      .notNull()
      .references(() => product.shop_product_id),
    name: text('name').notNull(),
    /** For how many calendar months. Null: without an end. */
    months: integer('months'),
    price: integer('price').notNull(),
    /** What it cost before. Null: not stated. */
    origin_price: integer('origin_price'),
    /** Whether it can be bought at all. */
    on_sale: boolean('on_sale').notNull().default(true),
    /** The lowest stands first, and is bought where nobody chose. */
    sort: integer('sort').notNull().default(0),
    revision: revision(),
    ...rowTimes,
  },
  (table) => [
    index('sku_of_product').on(table.shop_product_id, table.sort, table.sku_id),
    // An order refers to both, so that no order can be for a sku of another product.
    unique('sku_and_product').on(table.sku_id, table.shop_product_id),
    check('sku_months', sql`${table.months} between 1 and 120`),
    check('sku_price', sql`${table.price} between 1 and 100000000`),
    check(
      'sku_origin_price',
      sql`${table.origin_price} > ${table.price} and ${table.origin_price} <= 100000000`,
    ),
    check('sku_name_trimmed', sql`${table.name} = btrim(${table.name}) and ${table.name} <> ''`),
  ],
)

/** When a product is sold, and who is responsible for it. It is on sale while one of its pages is open. */
export const salePage = pgTable(
  'sale_page',
  {
    page_id: bigint('page_id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(FIRST_GIVEN),
    shop_product_id: bigint('shop_product_id', { mode: 'number' })
      .notNull()
      .references(() => product.shop_product_id),
    title: text('title').notNull(),
    /** Off: closed, whatever its times say. */
    is_open: boolean('is_open').notNull().default(true),
    /** Null: has begun. */
    begins_at: timestamptz('begins_at'),
    /** Null: no end is set. */
    ends_at: timestamptz('ends_at'),
    /** Who gives the advice, with their registration number. */
    adviser: jsonb('adviser').$type<Adviser[]>().notNull().default([]),
    revision: revision(),
    ...rowTimes,
  },
  (table) => [
    index('sale_page_of_product').on(table.shop_product_id, table.page_id),
    check('sale_page_window', sql`${table.begins_at} < ${table.ends_at}`),
    check('sale_page_title_trimmed', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
  ],
)

export interface Adviser {
  name: string
  no: string
}
