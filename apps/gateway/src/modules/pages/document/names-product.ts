/** How pages name a product. */
export interface NamedProduct {
  shop_product_id: number
  mark: string | null
}

/** Whether a value, or one inside it, names the product as pay blocks and actions do. */
export function namesProduct(value: unknown, named: NamedProduct): boolean {
  return someObject(value, (one) => {
    if (named.mark !== null && one.mark === named.mark) return true
    if (String(one.shop_product_id ?? '') === String(named.shop_product_id)) return true
    const { pageParam } = one
    return (
      typeof pageParam === 'string' &&
      new URLSearchParams(pageParam.replace(/^\?/, '')).get('shop_product_id') ===
        String(named.shop_product_id)
    )
  })
}

/** Whether this holds for any object within a value. The depth of documents is limited where they are read. */
export function someObject(value: unknown, holds: (one: Record<string, unknown>) => boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => someObject(one, holds))
  if (typeof value !== 'object' || value === null) return false
  return holds(value as Record<string, unknown>) || Object.values(value).some((one) => someObject(one, holds))
}
