import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { obstacleOf } from './obstacle'

/**
 * What stands in the way of buying a product; empty while nothing is known to. Whoever is not logged in is asked
 * nothing, and neither is anybody about a product without a number: the host asks again on every press.
 */
export function useObstacle(product: string): string {
  const isLoggedIn = useIsLoggedIn()
  const asks = isLoggedIn && product !== ''
  return obstacleOf(
    useAnswer('findUserPayforProduct', asks ? { shop_product_id: product } : undefined).answer,
  )
}
