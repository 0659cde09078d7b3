import { LOADING } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { obstacleIn, type Sale } from './offer'
import { productOf, saleQuestion } from './product-name'
import type { PayButtonProps } from './props'

interface Offer {
  /** What stands in the way of buying; empty: nothing is known to. */
  obstacle: string
  /** Undefined until it is known. */
  sale: Sale | undefined
  /** Whether it may still come. */
  isLoading: boolean
}

/**
 * Returns what is known about buying a product. Only visitors who are logged in are checked; the host checks again on
 * every press.
 */
export function useOffer(mark: string, props: Pick<PayButtonProps, 'shop_product_id' | 'sku_id'>): Offer {
  const { answer: sale } = useAnswer('salePageInfo', saleQuestion(mark, props))
  const known = sale.state === 'known' ? sale.response : undefined
  const product = productOf(mark, props) || known?.product.shop_product_id
  const isLoggedIn = useIsLoggedIn()
  const { answer } = useAnswer(
    'findUserPayforProduct',
    isLoggedIn && product ? { shop_product_id: product } : undefined,
  )
  return {
    obstacle: obstacleIn(isLoggedIn ? answer : LOADING, sale, props.sku_id),
    sale: known,
    isLoading: sale.state === 'loading',
  }
}
