/** A price as it is stored and computed with: whole ten-thousandths of a yuan. */
export type Price = number

/** Ten-thousandths in a yuan. */
export const PRICE_UNIT = 10_000

/** The highest that is taken, ten million yuan: more is a slip of the finger. */
export const MOST_PRICE: Price = 100_000_000_000

/**
 * Reads what people and suppliers write: `12`, `12.3`, `12.345`. By its digits, as no multiplication of fractions is exact.
 * Undefined for anything else, for more than four decimals too.
 */
export function priceOf(yuan: string): Price | undefined {
  const [, whole = '', part = ''] = /^(\d{1,8})(?:\.(\d{1,4}))?$/.exec(yuan.trim()) ?? []
  return whole === '' ? undefined : Number(whole + part.padEnd(4, '0'))
}

/** In yuan, as calls answer it. The nearest number that there is, so that it is written with the digits of the price. */
export function yuanOf(price: Price): number {
  return price / PRICE_UNIT
}
