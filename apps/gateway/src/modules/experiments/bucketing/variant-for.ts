import { bucketOf } from './bucket-of'

/** A part of all visitors. */
interface Weighted {
  /** Percent. */
  weight: number
}

/**
 * The variant that a visitor gets in an experiment: by consecutive ranges as wide as the weights. Another experiment
 * divides the same visitors differently.
 */
export function variantFor<Variant extends Weighted>(
  experiment_id: number,
  variants: readonly [Variant, ...Variant[]],
  visitor_id: string,
): Variant {
  const bucket = bucketOf(String(experiment_id), visitor_id) * 100
  let end = 0
  for (const variant of variants) {
    end += variant.weight
    if (bucket < end) return variant
  }
  // Weights that do not add up to a hundred are refused when they are entered.
  return variants[0]
}
