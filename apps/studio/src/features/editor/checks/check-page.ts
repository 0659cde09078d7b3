import { type CheckOptions, checkDocument, type PageWeight, rules } from '@yingzao/checks'
import type { EditedPage } from '@yingzao/editor-core'
import { type JsonValue, toWireDocument } from '@yingzao/schema/client'
import { explain } from '../../../ui/said/explain'
import { said } from '../../../ui/said/said'
import { type LocatedFinding, locateFindings } from './locate-findings'

export interface CheckRequest {
  page: EditedPage
  linkHosts: readonly string[]
  facts: Omit<NonNullable<CheckOptions['facts']>, 'window'>
}

const WHY = new Map(rules.map(({ id, why }) => [id, said(why)]))

export interface Checked {
  findings: LocatedFinding[]
  /** What the page makes a phone load. */
  weight: PageWeight | undefined
}

/**
 * Checks a page that is being edited against every rule, and weighs it. Uses nothing of the browser, so it can run in a
 * worker.
 */
export function checkPage({ page, linkHosts, facts }: CheckRequest): Checked {
  const { start_at = null, end_at = null, ...document } = page
  const { findings, weight } = checkDocument(toWireDocument(document) as unknown as JsonValue, {
    linkHosts,
    facts: { ...facts, window: { start_at, end_at } },
  })
  const located = locateFindings(findings, page).map((finding) => {
    const why = WHY.get(finding.rule)
    return explain(why === undefined ? finding : { ...finding, why })
  })
  return { findings: located, weight }
}
