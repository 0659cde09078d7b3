import type { ProductFacts } from '@yingzao/checks'
import type { PageDocument } from '@yingzao/schema/server'

/** The products and coupons that a document names, each once. */
export interface NamedThings {
  products: ProductFacts[]
  coupons: string[]
}

/**
 * Finds the products and coupons that a document names, wherever they are: in blocks, in actions, in lists of these.
 */
export function findProductsIn(document: PageDocument, sold: readonly ProductFacts[]): NamedThings {
  const marks = new Set<string>()
  const numbers = new Set<string>()
  const coupons = new Set<string>()
  walk(document, (one) => {
    add(marks, one.mark)
    add(numbers, one.shop_product_id)
    add(coupons, one.coupon_id)
    if (typeof one.pageParam !== 'string') return
    const params = new URLSearchParams(one.pageParam.replace(/^\?/, ''))
    add(marks, params.get('mark'))
    add(numbers, params.get('shop_product_id'))
  })
  return {
    products: sold.filter(
      ({ mark, shop_product_id }) => (mark !== '' && marks.has(mark)) || numbers.has(String(shop_product_id)),
    ),
    coupons: [...coupons].sort(),
  }
}

function add(found: Set<string>, said: unknown): void {
  if ((typeof said === 'string' || typeof said === 'number') && said !== '') found.add(String(said))
}

/** Calls `tell` for every object within a value. The depth of documents is limited where they are read. */
function walk(value: unknown, tell: (one: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, tell)
    return
  }
  if (typeof value !== 'object' || value === null) return
  tell(value as Record<string, unknown>)
  for (const one of Object.values(value)) walk(one, tell)
}
