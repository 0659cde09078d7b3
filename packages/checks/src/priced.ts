import type { PageBlock } from './page'

/** An object of props that has a price, and its place below the block. */
export interface Priced {
  path: string
  value: Record<string, unknown>
}

/** Those of a block that takes payment, which is one itself, or of its price cards. */
export function pricedIn({ block: { value }, spec }: PageBlock): Priced[] {
  if (spec?.traits.priceCards === undefined) return [{ path: 'value', value }]
  return (value.list as Record<string, unknown>[]).map((card, index) => ({
    path: `value.list[${index}]`,
    value: card,
  }))
}
