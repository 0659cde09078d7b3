import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, LOADING } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followOwnAnswer } from '../answers/follow-own-answer'
import { takeLater } from '../answers/take-later'
import { BOUGHT, type Bought, obstacleIn, type Sale, type ShownPrice, shownPrice, skuIn, yuan } from './offer'
import { withSku } from './pay-action'

/**
 * Asks for the product's sale page and, of who is logged in, whether they have it, and writes both where the view has
 * left room. `buy` is told how the action changes with what is shown.
 */
export function followOffer(
  block: HTMLElement,
  press: HTMLElement,
  page: NearPage,
  buy: (change: (act: string) => string) => void,
): Stop | undefined {
  const { asks, product, sku = '' } = press.dataset
  if (!asks) return undefined
  const open = press.firstElementChild as HTMLElement
  const has = (name: string) => block.querySelector(`template[data-later=${name}]`) !== null
  const first = open.dataset.act
  let sale: Answer<Sale> = LOADING
  let bought: Answer<Bought> = LOADING
  let chosen = sku
  let price = has('price') ? block.querySelector<HTMLElement>('.yz-pay__price') : null
  let tiers: HTMLFieldSetElement | undefined
  let stopOwn: Stop | undefined

  function look(): void {
    const obstacle = obstacleIn(bought, sale, sku)
    press.firstElementChild?.replaceWith(obstacle === '' ? open : closed(obstacle))
    if (!price) return
    if (sale.state !== 'loading') price.removeAttribute('aria-busy')
    if (sale.state === 'known') showPrice(sale.response)
    price.hidden = obstacle !== ''
    if (tiers) tiers.hidden = obstacle !== ''
  }

  function closed(obstacle: string): Element {
    if (obstacle === BOUGHT && has('owned')) return takeLater(block, 'owned')
    const words = takeLater(block, 'closed')
    words.textContent = obstacle
    return words
  }

  function showPrice(known: Sale): void {
    const shown = skuIn(known, chosen)
    if (!shown || !price) return
    if (!tiers && sku === '' && known.skus.length > 1 && has('tiers')) {
      tiers = tiersOf(takeLater(block, 'tiers'), known)
      tiers.onchange = ({ target }) => {
        chosen = (target as HTMLInputElement).value
        look()
      }
      press.parentElement?.before(tiers)
    }
    const next = priceOf(takeLater(block, 'price'), shownPrice(shown, known))
    price.replaceWith(next)
    price = next
    // What is shown is what is bought.
    if (sku === '' && first) {
      buy(() => JSON.stringify(withSku(JSON.parse(first) as object, String(shown.sku_id))))
    }
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
  return () => {
    stopSale()
    stopOwn?.()
  }
}

function priceOf(blank: HTMLElement, { now, was, name }: ShownPrice): HTMLElement {
  const [skuName, amount, before] = blank.children as unknown as [Element, Element, Element]
  amount.append(now)
  if (name) skuName.append(name)
  else skuName.remove()
  if (was) before.lastElementChild?.append(was)
  else before.remove()
  return blank
}

function tiersOf(blank: HTMLElement, { skus }: Sale): HTMLFieldSetElement {
  const row = blank.lastElementChild as Element
  for (const [index, { sku_id, name, price }] of skus.entries()) {
    const own = row.cloneNode(true) as Element
    const [input, words, amount] = own.children as unknown as [HTMLInputElement, Element, Element]
    input.value = String(sku_id)
    input.checked = index === 0
    words.append(name)
    amount.append(yuan(price))
    row.before(own)
  }
  row.remove()
  return blank as HTMLFieldSetElement
}
