/** Converts stored millionths to per cent with two decimals. */
export const percentOfMillionths = (rate: number): number => Math.round(rate / 100) / 100

/** Converts stored hundredths of a per cent to per cent with two decimals. */
export const percentOfHundredths = (weight: number): number => weight / 100

/** What percentage a part is of a whole, with two decimals. */
export function percentOf(part: number, whole: number): number {
  // Never -0, which no number is written as.
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100 + 0
}

/** Growth in per cent, with two decimals. */
export const growthOf = (now: number, before: number): number => percentOf(now - before, before)
