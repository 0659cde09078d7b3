import { type JsonValue, toWireDocument } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { standInContent } from '../default-document'
import { findDraft } from '../draft/draft-store'
import { findVersion } from '../version/version-store'

interface ExportedPage {
  /** Undefined: it is the content being edited, or the stand-in shown while nothing is stored. */
  version: number | undefined
  document: JsonValue
}

/**
 * A page's document as it is stored: one version; the `newest` one, or what visitors get while nothing is stored, as a
 * starting point for one's own; or, as `written`, what members see in the editor. Undefined: there is none.
 */
export async function exportPage(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  code: string,
  wanted: number | 'newest' | 'written',
): Promise<ExportedPage | undefined> {
  const { orm } = ctx.db
  const draft = wanted === 'written' ? await findDraft(orm, code) : undefined
  if (draft) return { version: undefined, document: draft.document }
  const found = await findVersion(orm, code, typeof wanted === 'number' ? wanted : undefined)
  if (found) return { version: found.version, document: found.document }
  const standIn = wanted === 'newest' ? await standInContent(ctx, code) : undefined
  return standIn && { version: undefined, document: toWireDocument(standIn.document) as unknown as JsonValue }
}
