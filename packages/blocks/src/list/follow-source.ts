import type { Host } from '@yingzao/renderer'
import { type FollowedPages, followPages } from '../answers/follow-pages'
import type { SourceId } from './source-id'
import { readParams, type SourcePages } from './source-pages'
import { SOURCES } from './sources'

/** How many items a page has unless the author says, and at most (DOMAIN.md section 2). */
const PAGE_SIZE = { usual: 10, most: 50 }

export interface SourceQuery {
  source: SourceId
  source_params: string
  page_size: number
}

/**
 * Reports the pages of a source that have come, whenever something about them changes. Nothing is asked before `more`.
 */
export function followSource(
  page: Pick<Host, 'ask'>,
  { source, source_params, page_size }: SourceQuery,
  tell: (pages: SourcePages) => void,
): FollowedPages {
  const payload = {
    ...readParams(source_params),
    page_size: Math.min(page_size || PAGE_SIZE.usual, PAGE_SIZE.most),
  }
  return followPages(page, { id: source, payload, itemOf: SOURCES[source] }, tell)
}
