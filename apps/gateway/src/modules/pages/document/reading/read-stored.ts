import { specs } from '@yingzao/blocks/props'
import type { CampaignWindow } from '@yingzao/contract/server'
import { checkLimits, type JsonValue, type PageDocument, readDocument } from '@yingzao/schema/server'
import type { Config } from '../../../../config/config'
import { readWindow } from './read-window'

/** The content of a version: the page, and when its campaign runs. */
export interface VersionContent {
  document: PageDocument
  window: CampaignWindow
}

/** A document as stored in a database row: that of a version, or of a draft. */
export interface StoredDocument {
  document: JsonValue
  schema_version: number
}

/** A stored document as visitors get it, or the limits that it breaks. See `readVersion`. */
export function readStored(
  { linkHosts }: Pick<Config, 'linkHosts'>,
  code: string,
  { document: stored, schema_version }: StoredDocument,
): VersionContent | { broken: string[] } {
  const limited = checkLimits(stored)
  if (!limited.ok) return { broken: limited.findings.map(({ rule }) => rule) }
  const options = { version: schema_version, linkHosts }
  // The row's code: it is what the page answers to, whatever became of the one in the document.
  const document = { ...readDocument(limited.value, specs, options).document, code }
  return { document, window: readWindow(limited.value).window }
}
