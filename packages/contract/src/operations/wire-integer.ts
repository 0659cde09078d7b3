import { z } from 'zod'

/**
 * One of a few whole numbers, which a query string can only carry as text: `is_preview=1` reads as `1`.
 * Anything else, a repeated parameter among it, is refused.
 */
export function wireInteger<const Value extends number>(values: readonly Value[]) {
  return z.preprocess((raw: Value | `${Value}`) => {
    const asText = values.find((value) => String(value) === raw)
    return asText ?? raw
  }, z.literal(values))
}
