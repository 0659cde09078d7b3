import { MOST_REPORT_DAYS } from '@yingzao/contract/studio'
import type { Dayjs } from 'dayjs'
import { onBeijingClock, readClock } from '../../state/beijing-clock'
import { wording } from './wording'

/** Spans that are chosen by name; `month` begins on the first of this month. All of them end today. */
export const SPANS = ['7', '14', '30', 'month'] as const

export type SpanName = (typeof SPANS)[number]

/** The span shown unless somebody chooses. */
export const USUAL_SPAN: SpanName = '7'

/** The first and the last day, both inclusive; days are days in China. */
export interface Span {
  from: string
  to: string
}

/** The days in a URL: a name, or custom days, which take precedence. */
export interface SpanChoice {
  span?: SpanName | undefined
  from?: string | undefined
  to?: string | undefined
}

const DAY = 'YYYY-MM-DD'

/** Today's date in China. */
export function todayAt(now: number): string {
  return onBeijingClock(now).format(DAY)
}

/** The days that a URL means. Invalid spans are ignored. */
export function spanOf({ span = USUAL_SPAN, from, to }: SpanChoice, today: string): Span {
  if (from !== undefined && to !== undefined && from <= to && lengthOf({ from, to }) <= MOST_REPORT_DAYS)
    return { from, to }
  if (span === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  return { from: dayAfter(today, 1 - Number(span)), to: today }
}

/** The number of days in it. */
export function lengthOf({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** As many days to compare with: from the chosen day on, else those just before. */
export function comparedSpan(span: Span, from: string | undefined): Span {
  const days = lengthOf(span)
  const first = from ?? dayAfter(span.from, -days)
  return { from: first, to: dayAfter(first, days - 1) }
}

/** The day a number of days later; for a negative number, earlier. */
export function dayAfter(day: string, days: number): string {
  return clockOf(day).add(days, 'day').format(DAY)
}

/** A day in the form that pickers use. */
export function clockOf(day: string): Dayjs {
  const clock = readClock(day, [DAY])
  if (!clock) throw new Error(`"${day}" is no day as the contract has them.`)
  return clock
}

/** A day without the obvious: `11-21`, in another year than today's `2025-11-21`. */
export function dayText(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day
}

/** Days as a text: `11-15 至 11-21`, or a single day. */
export function spanText({ from, to }: Span, today: string): string {
  return from === to ? dayText(from, today) : wording.span.days(dayText(from, today), dayText(to, today))
}
