/** One side of a comparison: a version, or the draft. */
export type Pick = number | 'draft'

export interface Pair {
  older: Pick
  newer: Pick
}

/** Reads a side from an address. */
export function pickIn(text: string | null): Pick | undefined {
  if (text === 'draft') return 'draft'
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/**
 * What is compared by default: the draft with the newest version when something was saved since, else the two newest
 * versions. Undefined: there are not two.
 */
export function usualPair({
  newest,
  hasDraft,
}: {
  newest: readonly number[]
  hasDraft: boolean
}): Pair | undefined {
  const [last, before] = newest
  if (last === undefined) return undefined
  if (hasDraft) return { older: last, newer: 'draft' }
  return before === undefined ? undefined : { older: before, newer: last }
}
