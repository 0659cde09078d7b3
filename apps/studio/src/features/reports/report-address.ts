import { studioOperations } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { MEASURES_SHOWN } from './measures'
import type { MeasureKey } from './report-keys'
import { SPANS, type SpanChoice, type SpanName } from './span'

/** The filter of the views that are counted. */
export interface ViewFilter extends Pick<Payload<'reportPage'>, 'container' | 'channel' | 'variant'> {
  version?: number | undefined
}

/** Which days are shown, and the first of the days they are compared with. */
export interface DaysFilter extends SpanChoice {
  compare_from?: string | undefined
}

/** What the URL of a report contains. */
export interface ReportFilter extends DaysFilter, ViewFilter {
  /** What the chart of days shows. */
  measure?: MeasureKey | undefined
}

const { from, to, compare_from, version, container, channel, variant } =
  studioOperations.reportPage.request.shape

/** A text that is one of these words. */
export function wordOf<Word extends string>(words: readonly Word[]) {
  return {
    safeParse: (text: unknown) => {
      const data = words.find((word) => word === text)
      return { success: data !== undefined, data }
    },
  }
}

const span = wordOf<SpanName>(SPANS)
const measure = wordOf(MEASURES_SHOWN.map(({ key }) => key))

/** The report of a page. */
export const pageReportAddress = addressFilter<ReportFilter>({
  span,
  from,
  to,
  compare_from,
  version,
  container,
  channel,
  variant,
  measure,
})

/** The URL fields for the days shown. */
export const daysFields = { span, from, to, compare_from }

/** Reports in which only the days and the measure are chosen. */
export const daysAddress = addressFilter<DaysFilter & Pick<ReportFilter, 'measure'>>({
  ...daysFields,
  measure,
})

/** The query of a URL that shows the same days: what a report passes on to the next. */
export function daysQuery({ span, from, to, compare_from }: DaysFilter): string {
  const query = daysAddress.write({ span, from, to, compare_from }).toString()
  return query === '' ? '' : `?${query}`
}
