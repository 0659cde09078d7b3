/** One of several p-values that are judged together. */
export interface Judged {
  /** Its value to compare with `alpha`, corrected for being one of several. */
  adjusted: number
  /** The part of `alpha` that is left for it. */
  alpha: number
}

/**
 * Holm's procedure: the smallest of several p-values is corrected for their full number, the next for one less, and
 * once one fails, none after it passes. Returns them in the order given.
 */
export function holm(chances: readonly number[], alpha: number): Judged[] {
  const order = chances.map((chance, index) => ({ chance, index })).toSorted((a, b) => a.chance - b.chance)
  const judged: Judged[] = []
  let least = 0
  for (const [rank, { chance, index }] of order.entries()) {
    const left = chances.length - rank
    least = Math.min(1, Math.max(least, chance * left))
    judged[index] = { adjusted: least, alpha: alpha / left }
  }
  return judged
}
