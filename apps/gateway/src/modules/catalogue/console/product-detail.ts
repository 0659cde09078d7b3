import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { pageDocuments } from '../../pages'
import { salePageInfo } from '../sale-page-info'
import { findAllSkus, findListed, findProducts, findSalePages } from './product-rows'

type ProductDetail = StudioResponse<StudioOperations['productDetail']>
type SalePageRow = ProductDetail['pages'][number]

/** The next products, newest first. */
export async function listProducts(
  { db }: Pick<Context, 'db'>,
  { limit, ...wanted }: StudioInput<StudioOperations['productList']>,
): Promise<StudioResponse<StudioOperations['productList']>> {
  // One more than is shown tells whether there are more.
  const rows = await findProducts(db.orm, { ...wanted, limit: limit + 1 })
  const list = rows.slice(0, limit)
  return { list, next: rows.length > limit ? String(list.at(-1)?.shop_product_id) : null }
}

/** A product with all that belongs to it and the pages that name it. Throws `notFound`. */
export async function productDetail(
  ctx: Pick<Context, 'db'>,
  shop_product_id: number,
): Promise<ProductDetail> {
  const db = ctx.db.orm
  const product = await findListed(db, shop_product_id)
  if (!product) throw new AppError(studioErrors.notFound)
  const skus = await findAllSkus(db, shop_product_id)
  const pages = await findSalePages(db, shop_product_id)
  return {
    product,
    skus: skus.map(({ sku_id, name, months, price, origin_price, on_sale, sort, revision, updated_at }) => ({
      sku_id,
      name,
      months,
      price,
      origin_price,
      on_sale,
      sort,
      revision,
      updated_at: updated_at.toISOString(),
    })),
    pages: await Promise.all(pages.map((page) => salePageRow(ctx, page))),
    uses: await pageDocuments.productUses(db, product),
  }
}

async function salePageRow(
  ctx: Pick<Context, 'db'>,
  page: Awaited<ReturnType<typeof findSalePages>>[number],
): Promise<SalePageRow> {
  const says = await told(ctx, page.page_id)
  return {
    page_id: page.page_id,
    title: page.title,
    is_open: page.is_open,
    begins_at: page.begins_at?.toISOString() ?? null,
    ends_at: page.ends_at?.toISOString() ?? null,
    adviser: page.adviser,
    state: says?.status ?? 'off',
    says,
    revision: page.revision,
    updated_at: page.updated_at.toISOString(),
  }
}

/** What a visitor's page is told about a sale page, from the same function that answers visitors. */
async function told(ctx: Pick<Context, 'db'>, page_id: number): Promise<SalePageRow['says']> {
  try {
    return await salePageInfo(ctx, { page_id })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
