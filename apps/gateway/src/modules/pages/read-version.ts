import { specs } from '@yingzao/blocks/props'
import type { CampaignWindow } from '@yingzao/contract/server'
import { checkLimits, type PageDocument, readDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import type { VersionRow } from './page-store'
import { readWindow } from './read-window'

/** A stored page of which nothing can be shown. Trying again gives the same. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage'
}

/** What a version says: the page, and when its campaign runs. */
export interface VersionContent {
  document: PageDocument
  window: CampaignWindow
}

/** A document as a row of the database has it: of a version, or of a draft. */
export type StoredDocument = Pick<VersionRow, 'document' | 'schema_version'>

/**
 * A stored document as visitors get it, read tolerantly. Throws UnreadablePage when the row breaks the limits, as
 * only one put there by hand can.
 */
export function readVersion(
  ctx: Pick<Context, 'config'>,
  code: string,
  { document: stored, schema_version }: StoredDocument,
): VersionContent {
  const limited = checkLimits(stored)
  if (!limited.ok) {
    const rules = limited.findings.map((finding) => finding.rule).join(', ')
    throw new UnreadablePage(`A stored document of page ${code} breaks document limits: ${rules}.`)
  }
  const options = { version: schema_version, linkHosts: ctx.config.linkHosts }
  // The row's code: it is what the page answers to, whatever became of the one in the document.
  const document = { ...readDocument(limited.value, specs, options).document, code }
  return { document, window: readWindow(limited.value).window }
}
