import { PRODUCT_OFF_SALE } from '@yingzao/contract/client'
import type { Answer, Response } from '../answers/answer'
import type { PayButtonProps } from './props'

/** Product numbers of marks; of any other mark only the gateway knows the product (SPEC.md section 9). */
const PRODUCTS = new Map([['dbzs', '1191']])

/** The number by which the gateway is asked about the product; empty when nobody knows it here. */
export function productOf(mark: string, { shop_product_id }: PayButtonProps): string {
  return PRODUCTS.get(mark) ?? shop_product_id
}

/** What stands in the way of buying, in the visitor's words; empty while nothing is known to. */
export function obstacleIn(answer: Answer<Response<'findUserPayforProduct'>>): string {
  if (answer.state === 'known') return answer.response.is_pay === 1 ? '您已购买该产品' : ''
  return answer.state === 'failed' && answer.code === PRODUCT_OFF_SALE ? '商品已下架' : ''
}
