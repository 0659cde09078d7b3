import type { Answer } from '../../../../state/calls'
import { lengthOf } from '../../span'
import type { NumberKind } from '../../words/numbers'

export type Target = Answer<'reportPage'>['targets'][number]

/** How a value of it is written. */
export function kindOf({ measure }: Pick<Target, 'measure'>): NumberKind {
  return measure === 'amount' ? 'amount' : 'count'
}

/** How much of it is reached; more than all of it counts as that. */
export function progressOf({ reached, goal }: Target): number {
  return Math.min(1, reached / goal)
}

/** How much of its time has gone, days that have begun counting whole: before it nothing, after it all. */
export function timeGone({ from, to }: Target, today: string): number {
  if (today < from) return 0
  if (today > to) return 1
  return lengthOf({ from, to: today }) / lengthOf({ from, to })
}
