import { MOST_REPORT_DAYS } from '@yingzao/contract/studio'
import type { Dayjs } from 'dayjs'
import { onBeijingClock, readClock } from '../../state/beijing-clock'
import { wording } from './wording'

/** Spans that are chosen by a word; `month` begins with the first of this month. All of them end today. */
export const SPANS = ['7', '14', '30', 'month'] as const

export type SpanName = (typeof SPANS)[number]

/** What is looked at unless somebody chooses. */
export const USUAL_SPAN: SpanName = '7'

/** The first and the last day, both of which belong to it; days are those of China. */
export interface Span {
  from: string
  to: string
}

/** What an address says of the days: a word, or days of one's own, which come first. */
export interface SpanChoice {
  span?: SpanName | undefined
  from?: string | undefined
  to?: string | undefined
}

const DAY = 'YYYY-MM-DD'

/** The day that it is in China. */
export function todayAt(now: number): string {
  return onBeijingClock(now).format(DAY)
}

/** The days that an address means. What makes no span is as if it were not there. */
export function spanOf({ span = USUAL_SPAN, from, to }: SpanChoice, today: string): Span {
  if (from !== undefined && to !== undefined && from <= to && lengthOf({ from, to }) <= MOST_REPORT_DAYS)
    return { from, to }
  if (span === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  return { from: dayAfter(today, 1 - Number(span)), to: today }
}

/** How many days it has. */
export function lengthOf({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** As many days to compare with: from the day that was chosen, else those just before. */
export function comparedSpan(span: Span, from: string | undefined): Span {
  const days = lengthOf(span)
  const first = from ?? dayAfter(span.from, -days)
  return { from: first, to: dayAfter(first, days - 1) }
}

/** A day some days later; a negative number: earlier. */
export function dayAfter(day: string, days: number): string {
  return clockOf(day).add(days, 'day').format(DAY)
}

/** A day as pickers have it. */
export function clockOf(day: string): Dayjs {
  const clock = readClock(day, [DAY])
  if (!clock) throw new Error(`"${day}" is no day as the contract has them.`)
  return clock
}

/** A day without what everybody knows: `11-21`, in another year than today's `2025-11-21`. */
export function dayText(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day
}

/** Days as a text: `11-15 至 11-21`, or the one that it is. */
export function spanText({ from, to }: Span, today: string): string {
  return from === to ? dayText(from, today) : wording.span.days(dayText(from, today), dayText(to, today))
}
