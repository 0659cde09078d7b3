/** Per cent with two decimals, of millionths as they are stored. */
export const percentOfMillionths = (rate: number): number => Math.round(rate / 100) / 100

/** Per cent with two decimals, of hundredths of a per cent as they are stored. */
export const percentOfHundredths = (weight: number): number => weight / 100

/** How many per cent a part is of a whole, with two decimals. */
export function percentOf(part: number, whole: number): number {
  // Never -0, which is written as no number is.
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100 + 0
}

/** By how many per cent something has grown, with two decimals. */
export const growthOf = (now: number, before: number): number => percentOf(now - before, before)
