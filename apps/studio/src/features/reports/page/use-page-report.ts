import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Payload } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'
import type { ReportFilter, ViewFilter } from '../report-address'
import { type Span, spanOf } from '../span'

/** What every call about the views of a page takes. */
export type PageWanted = { code: string } & Span & ViewFilter

/** What is asked for by a filter; what narrows nothing is not said. */
export function wantedOf(code: string, filter: ReportFilter, today: string): PageWanted {
  const { version, container, channel, variant } = filter
  return {
    code,
    ...spanOf(filter, today),
    ...(version !== undefined && { version }),
    ...(container !== undefined && { container }),
    ...(channel !== undefined && { channel }),
    ...(variant !== undefined && { variant }),
  }
}

/** The report of a page by its filter. */
export function usePageReport(wanted: PageWanted, compare_from: string | undefined) {
  const payload: Payload<'reportPage'> = { ...wanted, ...(compare_from && { compare_from }) }
  return useQuery({ ...studioQuery('reportPage', payload), placeholderData: keepPreviousData })
}

/**
 * The same days without any filter, by which choices are offered: a filter would leave only what it has chosen. It is the
 * same call while nothing is narrowed.
 */
export function useUnfiltered({ code, from, to }: PageWanted, compare_from: string | undefined) {
  return usePageReport({ code, from, to }, compare_from)
}
