import type { AlarmKind } from '@yingzao/contract/studio'
import type { PageHour } from '../reports'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The number of previous days to compare with. */
export const USUAL_DAYS = 7

/** The figures that a rule judges by. */
export interface Thresholds {
  kind: AlarmKind
  hours: number
  percent: number
  floor: number
}

/** A page to be judged: its own hours of the last days, and what else the rules need to know. */
export interface SeenPage {
  hours: readonly PageHour[]
  now: Date
  /** Since when visitors see it, as far as that is known. */
  published_at: Date
  /** Visitors are expected. A page that only has to exist may wait for its first visitor. */
  is_awaited: boolean
  /** Views of all pages in the hours that the rule looks back. */
  all_views: number
}

/** The basis of a judgement; see `figures` in the contract. */
export type AlarmFigures = {
  hours: number
  part: number
  of: number
  usual_part: number
  usual_of: number
}

export interface Judgement {
  holds: boolean
  figures: AlarmFigures
}

interface Span {
  from: number
  to: number
}

/** Returns whether a rule finds something wrong with a page. It depends only on its arguments. */
export function judge(rule: Thresholds, page: SeenPage): Judgement {
  return JUDGES[rule.kind](rule, page)
}

/** Returns the hours that a rule looks back, including the current one. */
export function lookedBack({ hours }: Pick<Thresholds, 'hours'>, now: Date): Span {
  const running = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  return { from: running - hours * HOUR_MS, to: running + HOUR_MS }
}

const JUDGES: Readonly<Record<AlarmKind, (rule: Thresholds, page: SeenPage) => Judgement>> = {
  conversion_drop(rule, { hours, now }) {
    const figures = rates(rule, wholeHours(rule, now), hours, (hour) => [hour.stored, hour.begun])
    const { part, of, usual_part, usual_of } = figures
    const isEnough = of >= rule.floor && usual_of >= rule.floor
    return { figures, holds: isEnough && part * usual_of * 100 < usual_part * of * (100 - rule.percent) }
  },
  errors_up(rule, { hours, now }) {
    const figures = rates(rule, lookedBack(rule, now), hours, (hour) => [
      hour.failed + hour.refused,
      hour.clicks + hour.begun,
    ])
    const { part, of, usual_part, usual_of } = figures
    const isMore = usual_of === 0 || part * usual_of > 2 * usual_part * of
    return { figures, holds: of >= rule.floor && part * 100 > rule.percent * of && isMore }
  },
  codes_unused(rule, { hours, now }) {
    const figures = rates(rule, wholeHours(rule, now), hours, (hour) => [hour.code_right, hour.code_sent])
    const { part, of } = figures
    return { figures, holds: of >= rule.floor && part * 100 < rule.percent * of }
  },
  no_views(rule, page) {
    const span = lookedBack(rule, page.now)
    const viewsIn = ({ from, to }: Span) => sumOf(page.hours, { from, to }, ({ views }) => views)
    const before = viewsIn({ from: span.from - rule.hours * HOUR_MS, to: span.from })
    const published = page.published_at.getTime()
    const isNew = published >= span.to - USUAL_DAYS * DAY_MS
    const wasSeen = before >= rule.floor
    const isUnseen =
      page.is_awaited &&
      isNew &&
      page.all_views >= rule.floor &&
      viewsIn({ from: Math.floor(published / HOUR_MS) * HOUR_MS, to: span.to }) === 0
    const part = viewsIn(span)
    return {
      holds: part === 0 && published <= span.from && (wasSeen || isUnseen),
      // The views before are the comparison, where there were enough of them.
      figures: { hours: rule.hours, part, of: page.all_views, usual_part: wasSeen ? before : 0, usual_of: 0 },
    }
  },
}

/** Complete hours only: what began just now has had no time to be stored. */
function wholeHours(rule: Thresholds, now: Date): Span {
  const { from, to } = lookedBack(rule, now)
  return { from, to: to - HOUR_MS }
}

/** Sums two counts over a span, and over the same hours of each day before. */
function rates(
  { hours: back }: Thresholds,
  span: Span,
  hours: readonly PageHour[],
  countsOf: (hour: PageHour) => [part: number, of: number],
): AlarmFigures {
  const figures = { hours: back, part: 0, of: 0, usual_part: 0, usual_of: 0 }
  for (const hour of hours) {
    const at = hour.hour.getTime()
    if (isIn(span, at)) {
      const [part, of] = countsOf(hour)
      figures.part += part
      figures.of += of
    } else if (isUsual(span, at)) {
      const [part, of] = countsOf(hour)
      figures.usual_part += part
      figures.usual_of += of
    }
  }
  return figures
}

function isIn({ from, to }: Span, at: number): boolean {
  return at >= from && at < to
}

/** At the same time of one of the days before; where the span is longer than a day, at any. */
function isUsual({ from, to }: Span, at: number): boolean {
  if (at >= from || at < from - USUAL_DAYS * DAY_MS) return false
  return (((at - from) % DAY_MS) + DAY_MS) % DAY_MS < to - from
}

function sumOf(hours: readonly PageHour[], span: Span, countOf: (hour: PageHour) => number): number {
  return hours.reduce((sum, hour) => (isIn(span, hour.hour.getTime()) ? sum + countOf(hour) : sum), 0)
}
