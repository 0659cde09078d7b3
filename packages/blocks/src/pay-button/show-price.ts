import type { Action } from '@yingzao/schema/client'
import type { Answer } from '../answers/answer'
import { takeLater } from '../answers/take-later'
import type { ShowPrice } from './follow-offer'
import { type Sale, type Sku, skuIn } from './offer'
import { skuParam } from './pay-action'
import { type ShownPrice, shownPrice, yuan } from './shown-price'

/**
 * Shows the price of the product as the sale page gives it, and its skus where visitors choose. `buy` is told how the
 * action changes: what is shown is what is bought.
 */
export function priceShower(
  block: HTMLElement,
  press: HTMLElement,
  buy: (change: (act: string) => string) => void,
): ShowPrice {
  const { sku: named = '' } = press.dataset
  let price = block.querySelector('.yz-pay__price') as HTMLElement
  let tiers: HTMLFieldSetElement | undefined
  let chosen = named

  function write(known: Sale): void {
    const sku = skuIn(known, chosen)
    if (!sku) return
    const next = priceOf(takeLater(block, 'price'), shownPrice(sku, known))
    price.replaceWith(next)
    price = next
    if (named === '') buy((act) => buying(act, sku))
  }

  function offerTiers(known: Sale): void {
    if (tiers || known.skus.length < 2 || !block.querySelector('template[data-later=tiers]')) return
    tiers = tiersOf(takeLater(block, 'tiers'), known)
    tiers.onchange = ({ target }) => {
      chosen = (target as HTMLInputElement).value
      write(known)
    }
    press.parentElement?.before(tiers)
  }

  return (sale: Answer<Sale>, isHidden) => {
    if (sale.state !== 'loading') price.removeAttribute('aria-busy')
    if (sale.state === 'known') {
      offerTiers(sale.response)
      write(sale.response)
    }
    price.hidden = isHidden
    if (tiers) tiers.hidden = isHidden
  }
}

function buying(act: string, { sku_id }: Sku): string {
  const action: Action = JSON.parse(act)
  action.pageParam = skuParam(action, sku_id)
  return JSON.stringify(action)
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
  skus.forEach(({ sku_id, name, price }, index) => {
    const own = row.cloneNode(true) as Element
    const [input, words, amount] = own.children as unknown as [HTMLInputElement, Element, Element]
    input.value = String(sku_id)
    input.checked = index === 0
    words.append(name)
    amount.append(yuan(price))
    row.before(own)
  })
  row.remove()
  return blank as HTMLFieldSetElement
}
