import { specs } from '@yingzao/blocks/props'
import { checkLimits, type PageDocument, readDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import type { VersionRow } from './page-store'

/** A stored page of which nothing can be shown. Trying again gives the same. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage'
}

/**
 * A stored version as visitors get it, read tolerantly. Throws UnreadablePage when the row breaks the limits, as
 * only one put there past the import can.
 */
export function readVersion(ctx: Pick<Context, 'config'>, code: string, version: VersionRow): PageDocument {
  const limited = checkLimits(version.document)
  if (!limited.ok) {
    const rules = limited.findings.map((finding) => finding.rule).join(', ')
    throw new UnreadablePage(`Version ${version.version} of page ${code} breaks document limits: ${rules}.`)
  }
  const options = { version: version.schema_version, linkHosts: ctx.config.linkHosts }
  // The row's code: it is what the page answers to, whatever became of the one in the document.
  return { ...readDocument(limited.value, specs, options).document, code }
}
