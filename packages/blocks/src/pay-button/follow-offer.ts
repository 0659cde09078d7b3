import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, LOADING } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followOwnAnswer } from '../answers/follow-own-answer'
import { partShower } from '../answers/part-shower'
import { BOUGHT, type Bought, obstacleIn, type Sale } from './offer'

/** Writes the price into the space that the view has reserved for it, or hides it if there is nothing to buy. */
export type ShowPrice = (sale: Answer<Sale>, isHidden: boolean) => void

/**
 * Asks for the product's sale page and, for visitors who are logged in, whether they have bought it, and replaces the
 * button with whatever stands in the way of buying. `buy` is told how the action changes with the price that is shown.
 */
export function followOffer(
  block: HTMLElement,
  press: HTMLElement,
  page: NearPage,
  buy: (change: (act: string) => string) => void,
): Stop | undefined {
  const { asks, product, sku = '' } = press.dataset
  if (!asks) return undefined
  const showPress = partShower(block, press.firstElementChild as HTMLElement)
  let sale: Answer<Sale> = LOADING
  let bought: Answer<Bought> = LOADING
  let showPrice: ShowPrice | undefined
  let stopOwn: Stop | undefined

  function look(): void {
    const obstacle = obstacleIn(bought, sale, sku)
    const shown = showPress(obstacle === '' ? undefined : obstacle === BOUGHT ? 'owned' : 'closed')
    // The view has its own text for visitors who have the product.
    if (!shown.firstChild) shown.append(obstacle)
    showPrice?.(sale, obstacle !== '')
  }

  function followBought(shop_product_id: string | number): void {
    stopOwn = followOwnAnswer(page, 'findUserPayforProduct', { shop_product_id }, (answer) => {
      bought = answer
      look()
    })
  }

  const stopSale = followAnswer(page, 'salePageInfo', JSON.parse(asks), (answer) => {
    sale = answer
    look()
    if (!product && !stopOwn && answer.state === 'known')
      followBought(answer.response.product.shop_product_id)
  })
  if (product) followBought(product)
  // What it takes to write a price is loaded only where the page leaves it to the sale page.
  if (block.querySelector('template[data-later=price]'))
    void import(/* webpackChunkName: "pay-price" */ './show-price').then(({ priceShower }) => {
      showPrice = priceShower(block, press, buy)
      look()
    })
  return () => {
    stopSale()
    stopOwn?.()
  }
}
