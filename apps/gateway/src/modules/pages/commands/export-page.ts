import { type JsonValue, toWireDocument } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { defaultContent } from '../default-document'
import { findVersion } from '../page-store'

interface ExportedPage {
  /** Undefined: nothing is stored, and this is the document that stands in. */
  version: number | undefined
  document: JsonValue
}

/**
 * A page's document as it is stored: the newest version, or the one named; else the one that visitors get while
 * nothing is stored, to start one's own from. Undefined: there is none.
 */
export async function exportPage(
  { db }: Pick<Context, 'db'>,
  code: string,
  version?: number,
): Promise<ExportedPage | undefined> {
  const found = await findVersion(db.orm, code, version)
  if (found) return { version: found.version, document: found.document }
  const standIn = version === undefined ? defaultContent(code) : undefined
  return standIn && { version: undefined, document: toWireDocument(standIn.document) as unknown as JsonValue }
}
