import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, LOADING } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followOwnAnswer } from '../answers/follow-own-answer'
import { takeLater } from '../answers/take-later'
import { BOUGHT, type Bought, obstacleIn, type Sale } from './offer'

/** Writes the price into the room that the view has left for it, or hides it where there is nothing to buy. */
export type ShowPrice = (sale: Answer<Sale>, isHidden: boolean) => void

/**
 * Asks for the product's sale page and, of who is logged in, whether they have it, and puts what stands in the way of
 * buying in the button's place. `prices` comes once there is somebody who writes them.
 */
export function followOffer(
  block: HTMLElement,
  press: HTMLElement,
  page: NearPage,
  prices: Promise<ShowPrice> | undefined,
): Stop | undefined {
  const { asks, product, sku = '' } = press.dataset
  if (!asks) return undefined
  const open = press.firstElementChild as Element
  let sale: Answer<Sale> = LOADING
  let bought: Answer<Bought> = LOADING
  let showPrice: ShowPrice | undefined
  let stopOwn: Stop | undefined

  function look(): void {
    const obstacle = obstacleIn(bought, sale, sku)
    press.firstElementChild?.replaceWith(obstacle === '' ? open : closed(obstacle))
    showPrice?.(sale, obstacle !== '')
  }

  function closed(obstacle: string): Element {
    const words = takeLater(block, obstacle === BOUGHT ? 'owned' : 'closed')
    // The view knows what to say to who has the product.
    if (!words.firstChild) words.append(obstacle)
    return words
  }

  function followBought(shop_product_id: string): void {
    stopOwn = followOwnAnswer(page, 'findUserPayforProduct', { shop_product_id }, (answer) => {
      bought = answer
      look()
    })
  }

  const stopSale = followAnswer(page, 'salePageInfo', JSON.parse(asks), (answer) => {
    sale = answer
    look()
    if (!product && !stopOwn && answer.state === 'known')
      followBought(String(answer.response.product.shop_product_id))
  })
  if (product) followBought(product)
  void prices?.then((show) => {
    showPrice = show
    look()
  })
  return () => {
    stopSale()
    stopOwn?.()
    showPrice = undefined
  }
}
