import type { Answer } from '../../state/calls'
import { useList } from '../../ui/list/use-list'
import type { LeadFilter } from './lead-filter'

export type LeadRow = Answer<'leadList'>['list'][number]

/** How many leads are loaded at once. */
const PART = 50

/** The leads that match a filter, newest first, part by part. */
export function useLeads(filter: LeadFilter) {
  return useList('leadList', { ...filter, limit: PART })
}

/** How many there are in all. The gateway stops counting where the exact number is of no use: `10,000+`. */
export function totalText({ total, is_total_capped }: Answer<'leadList'>): string {
  return total.toLocaleString('en-US') + (is_total_capped ? '+' : '')
}
