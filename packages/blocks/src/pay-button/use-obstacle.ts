import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { obstacleIn } from './obstacle'

/**
 * What stands in the way of buying. Whoever is not logged in is asked nothing, and neither is anybody about a product
 * without a number: the host asks again on every press.
 */
export function useObstacle(product: string): string {
  const isLoggedIn = useIsLoggedIn()
  const { answer } = useAnswer(
    'findUserPayforProduct',
    isLoggedIn && product !== '' ? { shop_product_id: product } : undefined,
  )
  return obstacleIn(answer)
}
