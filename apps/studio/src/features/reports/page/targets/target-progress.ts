import type { Answer } from '../../../../state/calls'
import { lengthOf } from '../../span'
import type { NumberKind } from '../../words/numbers'

export type Target = Answer<'reportPage'>['targets'][number]

/** How its values are written. */
export function kindOf({ measure }: Pick<Target, 'measure'>): NumberKind {
  return measure === 'amount' ? 'amount' : 'count'
}

/** The share of the goal that is reached, at most 1. */
export function progressOf({ reached, goal }: Target): number {
  return Math.min(1, reached / goal)
}

/** The share of its time that has passed, started days counting in full: 0 before it, 1 after it. */
export function timeGone({ from, to }: Target, today: string): number {
  if (today < from) return 0
  if (today > to) return 1
  return lengthOf({ from, to: today }) / lengthOf({ from, to })
}
