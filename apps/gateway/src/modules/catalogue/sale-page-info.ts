import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findSalePage, findSkus } from './catalogue-store'

type Call = Operations['salePageInfo']

/** What a page says about what it sells. A page that was closed by hand is off sale; one that has ended says so. */
export async function salePageInfo(
  { db }: Pick<Context, 'db'>,
  input: OperationInput<Call>,
): Promise<OperationResponse<Call>> {
  const { page_id, mark, shop_product_id } = input
  if ([page_id, mark, shop_product_id].every((name) => name === undefined))
    throw new AppError(errors.invalidParameters)
  const page = await findSalePage(db.orm, input)
  if (!page?.is_open) throw new AppError(errors.productOffSale)
  const { is_open, begins_at, ends_at, ...shown } = page
  return {
    ...shown,
    begins_at: begins_at?.getTime() ?? null,
    ends_at: ends_at?.getTime() ?? null,
    skus: await findSkus(db.orm, page.product.shop_product_id),
  }
}
