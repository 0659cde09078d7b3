/** What is known of a variant: how many units it has, and of their values the sum and the sum of the squares. */
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

/** The variance of the values, as their population's is guessed from them. */
export function varianceOf({ units, sum, squares }: Sample): number {
  return (squares - (sum * sum) / units) / (units - 1)
}
