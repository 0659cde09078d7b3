import type { PageDocument } from '@yingzao/schema/client'
import type { Specs } from '@yingzao/schema/server'
import type { PageFacts } from './facts'
import { createPage } from './page'
import type { PageWeight } from './page-weight'

/** What a page as served to visitors makes a phone load, calculated as a check does. */
export function weighDocument(
  document: PageDocument,
  specs: Specs,
  facts: Required<Pick<PageFacts, 'scripts' | 'images'>>,
): PageWeight | undefined {
  return createPage({ document, specs, linkHosts: [], now: 0, facts }).weight
}
