import { useInfiniteQuery } from '@tanstack/react-query'
import { callStudio } from '../../state/call-studio'
import type { Answer } from '../../state/calls'
import type { AuditFilter } from './audit-filter'

export type AuditRow = Answer<'auditList'>['list'][number]

/** The log from its newest record on, part by part. */
export function useAuditLog(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['auditList', filter],
    queryFn: ({ pageParam, signal }) =>
      callStudio('auditList', { ...filter, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next_before }) => next_before ?? undefined,
  })
}
