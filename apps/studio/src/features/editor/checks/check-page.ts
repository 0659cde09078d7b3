import { type CheckOptions, checkDocument, rules } from '@yingzao/checks'
import type { EditedPage } from '@yingzao/editor-core'
import { type JsonValue, toWireDocument } from '@yingzao/schema/client'
import { type LocatedFinding, locateFindings } from './locate-findings'

export interface CheckRequest {
  page: EditedPage
  linkHosts: readonly string[]
  facts: Omit<NonNullable<CheckOptions['facts']>, 'window'>
}

const WHY = new Map(rules.map(({ id, why }) => [id, why]))

/** Holds a page that is being edited against every rule. Takes no part of a browser, so it runs in a worker. */
export function checkPage({ page, linkHosts, facts }: CheckRequest): LocatedFinding[] {
  const { start_at = null, end_at = null, ...document } = page
  const { findings } = checkDocument(toWireDocument(document) as unknown as JsonValue, {
    linkHosts,
    facts: { ...facts, window: { start_at, end_at } },
  })
  return locateFindings(findings, page).map((finding) => {
    const why = WHY.get(finding.rule)
    return why === undefined ? finding : { ...finding, why }
  })
}
