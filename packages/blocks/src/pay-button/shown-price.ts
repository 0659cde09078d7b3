import { type Fen, yuanOf } from '@yingzao/contract/client'
import type { Sale, Sku } from './offer'

/** Prices as the button shows them. */
export interface ShownPrice {
  now: string
  /** The former price; empty: none is shown. */
  was: string
  /** What the price is for; empty if there is only one. */
  name: string
}

/** What a sku costs, as it is shown. */
export function shownPrice({ name, price, origin_price }: Sku, { skus }: Sale): ShownPrice {
  return { now: yuan(price), was: yuan(origin_price), name: skus.length > 1 ? name : '' }
}

/** Empty for null. */
export function yuan(fen: Fen | null): string {
  return fen === null ? '' : yuanOf(fen)
}
