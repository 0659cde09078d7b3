import type { Answer } from '../../state/calls'
import { useList } from '../../ui/list/use-list'
import type { AuditFilter } from './audit-filter'

export type AuditRow = Answer<'auditList'>['list'][number]

/** The log from its newest record on, part by part. */
export function useAuditLog(filter: AuditFilter) {
  return useList('auditList', filter)
}
