import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Payload } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'
import type { ReportFilter, ViewFilter } from '../report-address'
import { type Span, spanOf } from '../span'

/** The parameters of every call about the views of a page. */
export type PageWanted = { code: string } & Span & ViewFilter

/** The request for a filter; unset criteria are left out. */
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

/** The report of a page for a filter. */
export function usePageReport(wanted: PageWanted, compare_from: string | undefined) {
  const payload: Payload<'reportPage'> = { ...wanted, ...(compare_from && { compare_from }) }
  return useQuery({ ...studioQuery('reportPage', payload), placeholderData: keepPreviousData })
}

/**
 * The same days without any filter, to offer choices from: a filter would leave only what was chosen. It is the same
 * call while nothing is filtered.
 */
export function useUnfiltered({ code, from, to }: PageWanted, compare_from: string | undefined) {
  return usePageReport({ code, from, to }, compare_from)
}
