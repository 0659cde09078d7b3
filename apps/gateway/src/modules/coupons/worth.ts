import type { Fen } from '@yingzao/contract/server'

/** What a coupon takes off, and what it is for. */
export interface Terms {
  kind: 'amount' | 'rate'
  amount: Fen | null
  /** Percent. */
  rate: number | null
  ceiling: Fen | null
  threshold: Fen
  products: readonly number[]
}

/** What is to be bought. */
export interface Bought {
  shop_product_id: number
  price: Fen
}

/** Why a coupon does not fit what is to be bought. */
type Misfit = 'product' | 'threshold' | 'nothing'

/** The most that a coupon can take off. */
export function amountOf({ kind, amount, ceiling }: Pick<Terms, 'kind' | 'amount' | 'ceiling'>): Fen {
  return (kind === 'amount' ? amount : ceiling) ?? 0
}

/**
 * What a coupon takes off a price, or why it takes off nothing. Fractions of a fen are dropped, and at least one fen
 * remains to be paid, as suppliers accept neither fractions nor nothing.
 */
export function discountOf(terms: Terms, { shop_product_id, price }: Bought): Fen | Misfit {
  if (terms.products.length > 0 && !terms.products.includes(shop_product_id)) return 'product'
  if (price < terms.threshold) return 'threshold'
  const most = amountOf(terms)
  const wished =
    terms.kind === 'amount' ? most : Math.min(most, Math.floor((price * (terms.rate ?? 0)) / 100))
  const discount = Math.min(wished, price - 1)
  return discount > 0 ? discount : 'nothing'
}
