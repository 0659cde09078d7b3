import type { PageRow } from '../page-store'
import type { VersionContent } from './reading/read-stored'

/**
 * The part of a version that a page's row repeats, so that it can be listed and queried without reading the document.
 */
export type PageHead = Pick<PageRow, 'title' | 'is_auto_fit' | 'start_at' | 'end_at'>

/** The row head that a version gives its page. */
export function headOf({ document, window }: VersionContent): PageHead {
  const { title, is_auto_fit } = document
  return { title, is_auto_fit, start_at: dateOf(window.start_at), end_at: dateOf(window.end_at) }
}

function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment)
}
