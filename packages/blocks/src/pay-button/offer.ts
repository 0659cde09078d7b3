import { PRODUCT_OFF_SALE } from '@yingzao/contract/client'
import type { Answer, Response } from '../answers/answer'

export type Sale = Response<'salePageInfo'>
export type Sku = Sale['skus'][number]
export type Bought = Response<'findUserPayforProduct'>

/** Replaces the button for visitors who have the product, unless the page says where they learn. */
export const BOUGHT = '您已购买该产品'
const OFF_SALE = '商品已下架'

/**
 * What stands in the way of buying, in the visitor's words; empty while nothing is known to. Whether a risk test or a
 * contract is missing, the gate before an order, will be one more answer here.
 */
export function obstacleIn(bought: Answer<Bought>, sale: Answer<Sale>, sku_id: string): string {
  if (bought.state === 'known' && bought.response.is_pay === 1) return BOUGHT
  if (isOffSale(bought) || isOffSale(sale)) return OFF_SALE
  if (sale.state !== 'known') return ''
  const { status } = sale.response
  if (status === 'coming') return '活动未开始'
  return status === 'ended' || !skuIn(sale.response, sku_id) ? OFF_SALE : ''
}

/** Only a refusal has a code. */
function isOffSale(answer: { state: string; code?: number }): boolean {
  return answer.code === PRODUCT_OFF_SALE
}

/** Returns the sku with this number, or the first, which is bought if nothing was chosen. */
export function skuIn({ skus }: Sale, sku_id: string): Sku | undefined {
  return sku_id === '' ? skus[0] : skus.find((sku) => String(sku.sku_id) === sku_id)
}
