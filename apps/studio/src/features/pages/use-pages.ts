import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callStudio } from '../../state/call-studio'
import type { Answer } from '../../state/calls'
import type { PageFilter } from './page-filter'

export type PageRow = Answer<'pageList'>['list'][number]

/** The pages that a filter finds, last changed first, part by part. Those found before stay until others are there. */
export function usePages(filter: PageFilter) {
  return useInfiniteQuery({
    queryKey: ['pageList', filter],
    queryFn: ({ pageParam, signal }) =>
      callStudio('pageList', { ...filter, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
