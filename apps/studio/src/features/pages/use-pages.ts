import type { Answer } from '../../state/calls'
import { useList } from '../../ui/list/use-list'
import type { PageFilter } from './page-filter'

export type PageRow = Answer<'pageList'>['list'][number]

/** The pages that a filter finds, last changed first, part by part. Those found before stay until others are there. */
export function usePages(filter: PageFilter) {
  return useList('pageList', filter, { isKept: true })
}
