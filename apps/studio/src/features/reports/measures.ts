import type { Answer } from '../../state/calls'
import type { MeasureKey } from './report-keys'
import { wording } from './wording'
import type { NumberKind } from './words/numbers'

/** What is reported for any set of views. */
export type Figures = Answer<'reportPage'>['totals']

/** A figure of a report: how it is read, its name and how it is written. */
export interface Measure {
  key: MeasureKey
  title: string
  /** What exactly is counted. */
  about: string
  kind: NumberKind
  isBetterLow?: boolean
  of: (figures: Figures) => number
}

/** All figures, in the order in which they are shown. */
export const MEASURES_SHOWN: readonly Measure[] = [
  measure('views', 'count', ({ views }) => views),
  measure('visitors', 'count', ({ visitors }) => visitors),
  measure('seconds', 'seconds', ({ seconds }) => seconds),
  measure('depth', 'share', ({ depth }) => depth),
  { ...measure('bounced', 'share', ({ bounced }) => bounced), isBetterLow: true },
  step('lead'),
  step('login'),
  step('join'),
  step('enrol'),
  step('order'),
  step('payment'),
  measure('amount', 'amount', ({ paid }) => paid),
]

function measure(key: MeasureKey, kind: NumberKind, of: Measure['of']): Measure {
  return { key, ...wording.measures[key], kind, of }
}

function step(key: keyof Figures['conversions']): Measure {
  return measure(key, 'count', ({ conversions }) => conversions[key])
}

/** The measure with a key. */
export function measureOf(key: MeasureKey): Measure {
  const measure = MEASURES_SHOWN.find((one) => one.key === key)
  if (!measure) throw new Error(`There is no measure "${key}".`)
  return measure
}

/** Whether anything happened at all. */
export function isNothing({ views, conversions, paid }: Figures): boolean {
  return views === 0 && paid === 0 && Object.values(conversions).every((count) => count === 0)
}
