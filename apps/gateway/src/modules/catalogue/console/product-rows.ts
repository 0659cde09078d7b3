import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { isOpenNow } from '../catalogue-store'
import { product, salePage, sku } from '../catalogue-tables'

type Wanted = Omit<StudioInput<StudioOperations['productList']>, 'limit'> & { limit: number }
export type ListedProduct = StudioResponse<StudioOperations['productList']>['list'][number]

const ofProduct = (table: typeof sku | typeof salePage) =>
  sql`${table} WHERE ${table.shop_product_id} = ${product.shop_product_id}`
const onSale = sql`${ofProduct(sku)} AND ${sku.on_sale}`

const isSold = sql`(EXISTS (SELECT FROM ${ofProduct(salePage)} AND ${isOpenNow}) AND EXISTS (SELECT FROM ${onSale}))`

const state = sql<ListedProduct['state']>`CASE WHEN ${isSold} THEN 'on'
  WHEN NOT ${product.on_sale} THEN 'off'
  WHEN ${product.begins_at} > now() THEN 'coming'
  WHEN ${product.ends_at} <= now() THEN 'ended' ELSE 'off' END`

/** Products as listed, newest first. */
export async function findProducts(
  db: Orm,
  { q, state: wanted, after, limit }: Wanted,
): Promise<ListedProduct[]> {
  return productsWhere(
    db,
    and(
      q === undefined || q.trim() === '' ? undefined : isCalled(q.trim()),
      wanted && sql`${state} = ${wanted}`,
      after === undefined ? undefined : lt(product.shop_product_id, after),
    ),
    limit,
  )
}

/** One product of the same kind. */
export async function findListed(db: Orm, shop_product_id: number): Promise<ListedProduct | undefined> {
  const [row] = await productsWhere(db, eq(product.shop_product_id, shop_product_id), 1)
  return row
}

async function productsWhere(db: Orm, where: SQL | undefined, limit: number): Promise<ListedProduct[]> {
  const rows = await db
    .select({
      product,
      state,
      skus: sql<number>`(SELECT count(*)::int FROM ${onSale})`,
      price_from: sql<number | null>`(SELECT min(${sku.price}) FROM ${onSale})`,
      price_to: sql<number | null>`(SELECT max(${sku.price}) FROM ${onSale})`,
      pages: sql<number>`(SELECT count(*)::int FROM ${ofProduct(salePage)})`,
    })
    .from(product)
    .where(where)
    .orderBy(desc(product.shop_product_id))
    .limit(limit)
  return rows.map(({ product: row, ...counted }) => ({
    shop_product_id: row.shop_product_id,
    mode_shop_product_id: row.mode_shop_product_id,
    mark: row.mark,
    name: row.name,
    risk_level: row.risk_level,
    contract_id: row.contract_id,
    on_sale: row.on_sale,
    begins_at: row.begins_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
    ...counted,
  }))
}

/** The skus of a product in the order of the page, including those that are off sale. */
export async function findAllSkus(db: Orm, shop_product_id: number) {
  return db
    .select()
    .from(sku)
    .where(eq(sku.shop_product_id, shop_product_id))
    .orderBy(asc(sku.sort), asc(sku.sku_id))
}

/** The sale pages of a product, the newest first. */
export async function findSalePages(db: Orm, shop_product_id: number) {
  return db
    .select()
    .from(salePage)
    .where(eq(salePage.shop_product_id, shop_product_id))
    .orderBy(desc(salePage.page_id))
}

/** Whether a product is on sale at this moment, and so those of its skus that are on sale. */
export async function isProductSold(db: Pick<Orm, 'select'>, shop_product_id: number): Promise<boolean> {
  const [row] = await db
    .select({ isSold: sql<boolean>`${isSold}` })
    .from(product)
    .where(eq(product.shop_product_id, shop_product_id))
  return row?.isSold ?? false
}

function isCalled(q: string): SQL | undefined {
  const part = `%${likeText(q)}%`
  return or(
    sql`${product.name} ILIKE ${part}`,
    sql`${product.mark} ILIKE ${part}`,
    /^\d{1,15}$/.test(q) ? eq(product.shop_product_id, Number(q)) : undefined,
  )
}
