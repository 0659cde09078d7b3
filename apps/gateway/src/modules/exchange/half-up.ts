/**
 * `value × parts ÷ whole`, to the nearest whole number, halves up. Exact: not all digits of amounts and prices fit into
 * a floating-point fraction, nor their products into a number. Throws a RangeError if an argument is not a whole number
 * from 0 on, or the result is too large to be one.
 */
export function halfUp(value: number, parts: number, whole: number): number {
  for (const one of [value, parts, whole]) {
    if (!Number.isSafeInteger(one) || one < 0)
      throw new RangeError(`Sums, prices and quantities are whole numbers from 0 on, and ${one} is none.`)
  }
  if (whole === 0) throw new RangeError('Nothing is divided by 0.')
  const divisor = BigInt(whole) * 2n
  const outcome = Number((BigInt(value) * BigInt(parts) * 2n + BigInt(whole)) / divisor)
  if (!Number.isSafeInteger(outcome))
    throw new RangeError(`${value} × ${parts} ÷ ${whole} is too large to be exact.`)
  return outcome
}
