import { MOST_REPORT_DAYS } from '@yingzao/contract/studio'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { dayAfter } from '../../../time/china-time'
import type { Days } from '../questions/questions'

const DAY_MS = 86_400_000

/** How many days a span has. */
function daysIn({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** Throws the error for a span that ends before it begins, or is longer than a report may be. */
export function refuseOddSpan(span: Days): void {
  const days = daysIn(span)
  if (days < 1) throw new AppError(refusal('结束日期不能早于开始日期'))
  if (days > MOST_REPORT_DAYS) throw new AppError(refusal(`一次最多查看 ${MOST_REPORT_DAYS} 天`))
}

/** As many days directly before a span, or as many from a given day on. */
export function spanBefore(span: Days, compareFrom: string | undefined): Days {
  const days = daysIn(span)
  const from = compareFrom ?? dayAfter(span.from, -days)
  return { from, to: dayAfter(from, days - 1) }
}
