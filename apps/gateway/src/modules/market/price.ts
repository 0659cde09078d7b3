/** A price as it is stored and computed with: whole ten-thousandths of a yuan. */
export type Price = number

/** Ten-thousandths in a yuan. */
export const PRICE_UNIT = 10_000

/** The highest accepted, ten million yuan: more is a typing error. */
export const MOST_PRICE: Price = 100_000_000_000

/**
 * Parses what people and suppliers write: `12`, `12.3`, `12.345`. Works on the digits, as multiplying fractions is not
 * exact. Undefined for anything else, including more than four decimals.
 */
export function priceOf(yuan: string): Price | undefined {
  const [, whole = '', part = ''] = /^(\d{1,8})(?:\.(\d{1,4}))?$/.exec(yuan.trim()) ?? []
  return whole === '' ? undefined : Number(whole + part.padEnd(4, '0'))
}

/** In yuan, as calls return it. The nearest representable number, so that it prints with the digits of the price. */
export function yuanOf(price: Price): number {
  return price / PRICE_UNIT
}
