import { studioErrors } from '@yingzao/contract/studio'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { Act, Actor } from '../../audit'
import { readEditedPage } from '../document/edited-page'
import type { StoredDocument } from '../document/reading/read-stored'
import { writeDraft } from '../document/reading/write-draft'
import { findDraft, putDraft } from '../draft/draft-store'
import { lockPage } from '../page-store'
import { addVersion } from '../version/add-version'
import { findVersion } from '../version/version-store'

/**
 * Replaces the content being edited on a page with a document, keeping the former as a version. Returns the revision to
 * publish it by, and what the caller has to record. Throws `notFound`, and `conflict` when the draft is not at the
 * revision that was seen.
 */
export async function writeInstead(
  tx: Transaction,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { code, stored, revision: seen }: { code: string; stored: StoredDocument; revision: number },
): Promise<{ revision: number; act: Act }> {
  const page = await lockPage(tx, code)
  if (!page) throw new AppError(studioErrors.notFound)
  const draft = await findDraft(tx, code)
  if ((draft?.revision ?? 0) !== seen) throw new AppError(studioErrors.conflict)
  const { page: edited } = await readEditedPage(code, stored)
  const written = writeDraft(edited)
  if ('broken' in written)
    throw new AppError({ ...studioErrors.unusableDocument, msg: written.broken.message })
  const kept = draft && (await addVersion(tx, page, { ...draft, findings: [], by: actor.who }))
  const base = kept?.version ?? (await findVersion(tx, code))
  const revision = seen + 1
  await putDraft(tx, written.draft, {
    page_id: page.id,
    revision,
    base_version: base?.version ?? null,
    updated_by: member_id,
    restored_from: null,
  })
  const act: Act = {
    action: 'page.replace',
    subject: `page:${code}`,
    before: { revision: seen, kept_version: kept?.version.version ?? null },
    after: { revision },
  }
  return { revision, act }
}
