import type { AdviserFacts, ProductFacts } from '@yingzao/checks'
import { asc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { beginsAt, endsAt, isOpen, isOpenNow } from './catalogue-store'
import { type Adviser, product, salePage, sku } from './catalogue-tables'

/** What is sold at this moment, as pages are checked against it, by number. Includes products that are off sale. */
export async function findProductFacts(db: Orm | Transaction): Promise<ProductFacts[]> {
  const skus = await db
    .select({
      shop_product_id: sku.shop_product_id,
      sku_id: sku.sku_id,
      name: sku.name,
      price: sku.price,
      origin_price: sku.origin_price,
    })
    .from(sku)
    .where(eq(sku.on_sale, true))
    .orderBy(asc(sku.sort), asc(sku.sku_id))
  const rows = await db
    .select({
      shop_product_id: product.shop_product_id,
      mark: product.mark,
      name: product.name,
      pages: sql<number[]>`coalesce(array_agg(${salePage.page_id} ORDER BY ${salePage.page_id})
        FILTER (WHERE ${salePage.page_id} IS NOT NULL), '{}')`.mapWith((ids: string[]) => ids.map(Number)),
      isOn: sql<boolean>`coalesce(bool_or(${isOpenNow}), false)`,
      isEndless: sql<boolean>`coalesce(bool_or(${isOpenNow} AND ${endsAt} IS NULL), false)`,
      ends: sql<Date | null>`max(${endsAt}) FILTER (WHERE ${isOpenNow})`.mapWith(salePage.ends_at),
      begins: sql<Date | null>`min(${beginsAt})
        FILTER (WHERE ${isOpen} AND ${beginsAt} > now())`.mapWith(salePage.begins_at),
      advisers: sql<Adviser[][]>`coalesce(jsonb_agg(${salePage.adviser} ORDER BY ${salePage.page_id})
        FILTER (WHERE ${salePage.is_open}), '[]')`,
    })
    .from(product)
    .leftJoin(salePage, eq(salePage.shop_product_id, product.shop_product_id))
    .groupBy(product.shop_product_id)
    .orderBy(product.shop_product_id)
  return rows.map(({ shop_product_id, mark, name, pages, isOn, isEndless, ends, begins, advisers }) => ({
    shop_product_id,
    mark: mark ?? '',
    name,
    pages,
    sale: isOn ? 'on' : begins ? 'coming' : 'ended',
    begins_at: isOn ? null : (begins?.getTime() ?? null),
    ends_at: isOn && !isEndless ? (ends?.getTime() ?? null) : null,
    advisers: eachOnce(advisers.flat()),
    skus: skus
      .filter((one) => one.shop_product_id === shop_product_id)
      .map(({ sku_id, name: called, price, origin_price }) => ({
        sku_id,
        name: called,
        price,
        origin_price,
      })),
  }))
}

/** One person may be named on several sale pages. */
function eachOnce(advisers: readonly Adviser[]): AdviserFacts[] {
  return [...new Map(advisers.map(({ name, no }) => [no, { name, number: no }])).values()]
}
