import { createHash } from 'node:crypto'

/** Figures that look random but are the same at every start. */
export interface MadeUp {
  /** Between two numbers, the second left out. */
  between(low: number, high: number): number
  pick<One>(list: readonly One[]): One
  /** This many different elements of a list. */
  some<One>(list: readonly One[], count: number): One[]
}

/** Generates figures from a name, such as `lhb 2026-11-27`. */
export function makeUp(name: string): MadeUp {
  let state = createHash('sha256').update(name).digest().readUInt32LE()
  // The constants from Numerical Recipes: good enough for figures that are only looked at.
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const some = <One>(list: readonly One[], count: number) => {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [one] = left.splice(Math.floor(between(0, left.length)), 1)
      return one as One
    })
  }
  return { between, some, pick: (list) => list[Math.floor(between(0, list.length))] as never }
}

/** Rounded to this many decimals. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0
