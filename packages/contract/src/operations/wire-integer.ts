import { z } from 'zod'

/**
 * One of a few whole numbers, which a query string can only carry as text: `is_preview=1` reads as `1`. Anything else,
 * including a repeated parameter, is refused.
 */
export function wireInteger<const Value extends number>(values: readonly Value[]) {
  // Every visit uses these, so the strings are built once.
  const byText = new Map<unknown, Value>(values.map((value) => [String(value), value]))
  return z.preprocess((raw: Value | `${Value}`) => byText.get(raw) ?? raw, z.literal(values))
}
