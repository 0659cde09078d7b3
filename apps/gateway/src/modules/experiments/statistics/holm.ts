/** One of several chances that are judged together. */
export interface Judged {
  /** What it is against `alpha` once it is one of several. */
  adjusted: number
  /** The part of `alpha` that is left for it. */
  alpha: number
}

/**
 * Holm's procedure: the smallest of several chances is held to the whole count of them, the next to one less, and one
 * that fails lets none after it pass. Answers in the order given.
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
