import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { product, salePage, sku } from './catalogue-tables'

type Reader = Orm | Transaction

/** How a call names a product. */
interface ProductName {
  shop_product_id?: number | undefined
  mark?: string | undefined
}

/** A product, and whether it is on sale at this moment. Undefined: there is none, or neither name is given. */
export async function findProduct(db: Reader, name: ProductName) {
  const named = isNamed(name)
  if (!named) return undefined
  const [row] = await db
    .select({
      shop_product_id: product.shop_product_id,
      mode_shop_product_id: product.mode_shop_product_id,
      name: product.name,
      risk_level: product.risk_level,
      contract_id: product.contract_id,
    })
    .from(product)
    .where(named)
  if (!row) return undefined
  const [sold] = await db
    .select({ one: sql`1` })
    .from(salePage)
    .innerJoin(product, eq(product.shop_product_id, salePage.shop_product_id))
    .where(and(eq(salePage.shop_product_id, row.shop_product_id), isOpenNow))
    .limit(1)
  return { ...row, isSold: sold !== undefined }
}

/** The sku to be bought: the one that is asked for, else the product's first. Undefined: it is not for sale. */
export async function findSku(db: Reader, shop_product_id: number, sku_id: number | undefined) {
  const [row] = await db
    .select({ sku_id: sku.sku_id, name: sku.name, months: sku.months, price: sku.price })
    .from(sku)
    .where(
      and(
        eq(sku.shop_product_id, shop_product_id),
        eq(sku.on_sale, true),
        sku_id === undefined ? undefined : eq(sku.sku_id, sku_id),
      ),
    )
    .orderBy(asc(sku.sort), asc(sku.sku_id))
    .limit(1)
  return row
}

/** Those of these skus that can be bought at this moment. */
export async function findSoldSkus(db: Reader, sku_ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ sku_id: sku.sku_id })
    .from(sku)
    .innerJoin(salePage, eq(salePage.shop_product_id, sku.shop_product_id))
    .innerJoin(product, eq(product.shop_product_id, sku.shop_product_id))
    .where(and(inArray(sku.sku_id, [...sku_ids]), eq(sku.on_sale, true), isOpenNow))
  return new Set(rows.map(({ sku_id }) => sku_id))
}

/** A sale page, by its number or as the one of its product that is open, or opens next. Undefined: there is none. */
export async function findSalePage(
  db: Reader,
  { page_id, ...name }: ProductName & { page_id?: number | undefined },
) {
  const named = page_id === undefined ? isNamed(name) : eq(salePage.page_id, page_id)
  if (!named) return undefined
  const [row] = await db
    .select({
      page_id: salePage.page_id,
      title: salePage.title,
      is_open: isOpen,
      begins_at: sql<Date | null>`${beginsAt}`.mapWith(salePage.begins_at),
      ends_at: sql<Date | null>`${endsAt}`.mapWith(salePage.ends_at),
      adviser: salePage.adviser,
      status: sql<'coming' | 'on' | 'ended'>`case when ${isOpenNow} then 'on'
        when ${isOpen} and ${beginsAt} > now() and coalesce(${beginsAt} < ${endsAt}, true) then 'coming'
        else 'ended' end`,
      product: {
        shop_product_id: product.shop_product_id,
        mode_shop_product_id: product.mode_shop_product_id,
        name: product.name,
        risk_level: product.risk_level,
      },
      contract_id: product.contract_id,
    })
    .from(salePage)
    .innerJoin(product, eq(product.shop_product_id, salePage.shop_product_id))
    .where(named)
    .orderBy(
      desc(isOpenNow),
      sql`${isOpen} and ${beginsAt} > now() desc nulls last`,
      beginsAt,
      salePage.page_id,
    )
    .limit(1)
  return row
}

/** The product that a sale page sells, whether it is open or not. */
export async function findSalePageProduct(db: Reader, page_id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ shop_product_id: salePage.shop_product_id })
    .from(salePage)
    .where(eq(salePage.page_id, page_id))
  return row?.shop_product_id
}

/** The products' current names. */
export async function findProductNames(
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: product.shop_product_id, name: product.name })
    .from(product)
    .where(inArray(product.shop_product_id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The marks of those products that have one, by product number. */
export async function findProductMarks(
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: product.shop_product_id, mark: product.mark })
    .from(product)
    .where(inArray(product.shop_product_id, [...ids]))
  return new Map(rows.flatMap(({ id, mark }) => (mark === null ? [] : [[id, mark] as const])))
}

/** The products that require these contracts to be signed. */
export async function findContractProducts(db: Reader, contract_ids: readonly string[]) {
  return db
    .select({
      contract_id: product.contract_id,
      shop_product_id: product.shop_product_id,
      name: product.name,
    })
    .from(product)
    .where(inArray(product.contract_id, [...contract_ids]))
    .orderBy(asc(product.shop_product_id))
}

/** What a product can be bought as, in order. */
export async function findSkus(db: Reader, shop_product_id: number) {
  return db
    .select({
      sku_id: sku.sku_id,
      name: sku.name,
      months: sku.months,
      price: sku.price,
      origin_price: sku.origin_price,
    })
    .from(sku)
    .where(and(eq(sku.shop_product_id, shop_product_id), eq(sku.on_sale, true)))
    .orderBy(asc(sku.sort), asc(sku.sku_id))
}

/** A page sells while it and its product are open, within the times of both. For queries with both tables. */
export const isOpen = sql<boolean>`(${salePage.is_open} and ${product.on_sale})`
export const beginsAt = sql`greatest(${salePage.begins_at}, ${product.begins_at})`
export const endsAt = sql`least(${salePage.ends_at}, ${product.ends_at})`
export const isOpenNow = sql<boolean>`(${isOpen} and coalesce(${beginsAt} <= now(), true)
  and coalesce(${endsAt} > now(), true))`

/** The number takes precedence where a page gives both. */
function isNamed({ shop_product_id, mark }: ProductName): SQL | undefined {
  if (shop_product_id !== undefined) return eq(product.shop_product_id, shop_product_id)
  return mark === undefined ? undefined : eq(product.mark, mark)
}
