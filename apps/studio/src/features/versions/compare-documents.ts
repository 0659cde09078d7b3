import { diffDocuments, type EditedPage, type PageDiff } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { pageOf } from '../../state/edited-page'
import { specs } from '../../ui/said/specs'
import { wording as stepWords } from '../../ui/said/wording'

export interface Compared {
  before: EditedPage
  after: EditedPage
  diff: PageDiff
}

/** Two stored documents of a page and what differs between them. */
export function compareDocuments(older: Record<string, unknown>, newer: Record<string, unknown>): Compared {
  const [before, after] = [pageOf(older), pageOf(newer)]
  return { before, after, diff: diffDocuments(before, after, catalogueOf(specs, { words: stepWords })) }
}
