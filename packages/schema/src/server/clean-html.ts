import type { Finding } from '../finding'
import { FindingLog, Place } from './place'
import { readHtml } from './read-html'
import type { ReadRules } from './read-rules'

/**
 * Makes a rich text outside any page as safe as one on a page; its own result comes back unchanged. `title` is what
 * findings call it; script and links to hosts that are not allowed are errors.
 */
export function cleanHtml(
  html: string,
  title: string,
  rules: ReadRules,
): { html: string; findings: Finding[] } {
  const log = new FindingLog()
  const clean = readHtml(html, title, new Place(log), rules)
  return { html: clean, findings: log.findings() }
}
