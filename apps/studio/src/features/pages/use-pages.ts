import type { Answer } from '../../state/calls'
import { useList } from '../../ui/list/use-list'
import type { PageFilter } from './page-filter'

export type PageRow = Answer<'pageList'>['list'][number]

/** The pages that match a filter, last changed first, part by part. Earlier results stay until new ones are there. */
export function usePages(filter: PageFilter) {
  return useList('pageList', filter, { isKept: true })
}
