import { PRODUCT_OFF_SALE } from '@yingzao/contract/client'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import type { PayButtonProps } from './props'

/** Product numbers of marks; of any other mark only the gateway knows the product (SPEC.md section 9). */
const PRODUCTS = new Map([['dbzs', '1191']])

/**
 * What stands in the way of buying, in the visitor's words; empty while nothing is known to. Whoever is not logged in
 * is asked nothing, and neither is anybody about a product without a number: the host asks again on every press.
 */
export function useObstacle(mark: string, { shop_product_id }: PayButtonProps): string {
  const isLoggedIn = useIsLoggedIn()
  const product = PRODUCTS.get(mark) ?? shop_product_id
  const { answer } = useAnswer(
    'findUserPayforProduct',
    isLoggedIn && product !== '' ? { shop_product_id: product } : undefined,
  )
  if (answer.state === 'known') return answer.response.is_pay === 1 ? '您已购买该产品' : ''
  return answer.state === 'failed' && answer.code === PRODUCT_OFF_SALE ? '商品已下架' : ''
}
