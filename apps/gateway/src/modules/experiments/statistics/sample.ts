/** What is known about a variant: its number of units, the sum of their values and the sum of the squares. */
export interface Sample {
  units: number
  sum: number
  squares: number
}

/** Units of which each either has done it or not. */
export function ofConversions(units: number, converted: number): Sample {
  return { units, sum: converted, squares: converted }
}

export function meanOf({ units, sum }: Sample): number {
  return sum / units
}

/** The variance of the population, estimated from the values. */
export function varianceOf({ units, sum, squares }: Sample): number {
  return (squares - (sum * sum) / units) / (units - 1)
}
