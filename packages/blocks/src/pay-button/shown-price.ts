import { type Fen, yuanOf } from '@yingzao/contract/client'
import type { Sale, Sku } from './offer'

/** Prices as the button shows them. */
export interface ShownPrice {
  now: string
  /** Before that; empty: nothing is said of it. */
  was: string
  /** What it is the price of; empty where there is one only. */
  name: string
}

/** What a sku costs, as it is shown. */
export function shownPrice({ name, price, origin_price }: Sku, { skus }: Sale): ShownPrice {
  return { now: yuan(price), was: yuan(origin_price), name: skus.length > 1 ? name : '' }
}

/** Empty of nothing. */
export function yuan(fen: Fen | null): string {
  return fen === null ? '' : yuanOf(fen)
}
