import { studioErrors } from '@yingzao/contract/studio'
import { type Finding, type JsonValue, SCHEMA_VERSION } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { checkStored } from '../document/check-stored'
import { readEditedPage } from '../document/edited-page'
import { readVersion } from '../document/read-version'
import type { VersionContent } from '../document/reading/read-stored'
import { writeDraft } from '../document/reading/write-draft'
import { findWriting } from '../draft/written-page'
import { findPage } from '../page-store'

/** The draft of a page, converted into what another page could show instead of its own. */
export interface VariantDraft {
  document: JsonValue
  schema_version: number
  content_hash: string
  content: VersionContent
  /** From every rule that publishing checks it against. */
  findings: Finding[]
}

/**
 * Reads the content being edited on one page as if another showed it, and checks it against every rule. Code, page id
 * and campaign window are those of the page that shows it. Throws `notFound`, and `conflict` when it is not at this
 * revision.
 */
export async function checkVariant(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { from, revision }: { from: string; revision: number },
  { document: { code, extra }, window }: VersionContent,
): Promise<VariantDraft> {
  const page = await findPage(ctx.db.orm, from)
  if (!page) throw new AppError(studioErrors.notFound)
  const writing = await findWriting(ctx.db.orm, page)
  if (writing.revision !== revision) throw new AppError(studioErrors.conflict)
  const { written } = writing
  const edited = 'page' in written ? written.page : (await readEditedPage(from, written)).page
  const shown = { ...edited, ...window, code, extra: { ...edited.extra, pageID: extra.pageID } }
  const taken = writeDraft(shown)
  if ('broken' in taken) throw new AppError({ ...studioErrors.unusableDocument, msg: taken.broken.message })
  const document = JSON.parse(taken.draft.text) as JsonValue
  const stored = { document, schema_version: SCHEMA_VERSION }
  const { checked } = await checkStored(ctx, ctx.db.orm, stored)
  return {
    ...stored,
    content_hash: taken.draft.content_hash,
    content: await readVersion(ctx, code, stored),
    findings: checked.findings,
  }
}
