import type { EditedPage } from '@yingzao/editor-core'
import { checkLimits, type Finding } from '@yingzao/schema/server'
import { hashOf, sortedText } from '../content-hash'
import { headOf, type PageHead } from '../page-head'
import { wireOf } from './read-edited'

/** What is stored of a page as its draft. */
export interface WrittenDraft {
  /** The document as JSON. */
  text: string
  content_hash: string
  head: PageHead
}

/**
 * Writes a page as it is stored, once; or returns the limit it breaks, which can happen only to work that must not be
 * lost.
 */
export function writeDraft(page: EditedPage): { draft: WrittenDraft } | { broken: Finding } {
  const document = wireOf(page)
  const limited = checkLimits(document)
  const [broken] = limited.findings
  if (!limited.ok && broken) return { broken }
  const text = sortedText(document)
  const { start_at = null, end_at = null } = page
  return {
    draft: {
      text,
      content_hash: hashOf(text),
      head: headOf({ document: page, window: { start_at, end_at } }),
    },
  }
}
