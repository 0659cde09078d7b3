import type { TextField } from '@yingzao/schema/server'
import { tryField } from '@yingzao/schema/server'
import { writeHtml } from '../../../rich-text/write-html'

/** The html of what somebody wrote in an editable element, in the few tags that pages know. */
export function htmlOf(element: Element, field: TextField, linkHosts: readonly string[]): string {
  return cleanHtml(writeHtml(element), field, linkHosts)
}

/** Returns html as it is after a page has been read: nothing that runs, no address that a page may not contain. */
export function cleanHtml(html: string, field: TextField, linkHosts: readonly string[]): string {
  const { value } = tryField(html, field, { linkHosts })
  return typeof value === 'string' ? value : ''
}
