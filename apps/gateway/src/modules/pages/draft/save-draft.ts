import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { JsonValue } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { changeEditedPage } from '../document/edited-page'
import type { Written } from '../document/reading/read-edited'
import type { WrittenDraft } from '../document/reading/write-draft'
import { lockPage } from '../page-store'
import { findSave, insertSave, putDraft } from './draft-store'
import { storablePatch } from './storable-patch'
import { findWriting } from './written-page'

type DraftSave = StudioOperations['draftSave']

/**
 * Applies a patch to the content being edited on a page, as it was at `base_revision`, and increments the revision. The
 * first save creates the draft. A repeat with the same `save_id` changes nothing and gets the same reply. Throws
 * `conflict` when somebody else has saved since, and `patchRefused` for a patch that does not fit the page; none of it
 * is applied then.
 */
export async function saveDraft(
  { db }: Pick<Context, 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  { code, base_revision, base_version: seen, save_id, patch }: StudioInput<DraftSave>,
): Promise<StudioResponse<DraftSave>> {
  return db.orm.transaction(async (tx) => {
    // Held until the end: of two who save at once, the second checks after the first is done.
    const page = await lockPage(tx, code)
    if (!page) throw new AppError(studioErrors.notFound)
    const repeated = await findSave(tx, page.id, save_id)
    if (repeated) return answerOf(repeated)
    const { written, revision, base_version } = await findWriting(tx, page)
    if (revision !== base_revision) throw new AppError(studioErrors.conflict)
    // While there is no draft, somebody may have imported a version: then the patch was made for the one before.
    if (revision === 0 && (seen ?? base_version) !== base_version) throw new AppError(studioErrors.conflict)
    const place = { page_id: page.id, revision: revision + 1 }
    await putDraft(tx, await changed(code, written, patch), { ...place, base_version, updated_by: member_id })
    return answerOf(
      await insertSave(tx, {
        ...place,
        save_id,
        patch: storablePatch(patch as JsonValue),
        saved_by: member_id,
      }),
    )
  })
}

async function changed(code: string, written: Written, patch: unknown): Promise<WrittenDraft> {
  const outcome = await changeEditedPage(code, written, patch)
  if ('broken' in outcome) throw refused(outcome.broken)
  return outcome.draft
}

function refused({ message, fix }: { message: string; fix: string }): AppError {
  return new AppError({ ...studioErrors.patchRefused, msg: `${message}${fix}` })
}

function answerOf({ revision, saved_at }: { revision: number; saved_at: Date }): StudioResponse<DraftSave> {
  return { revision, saved_at: saved_at.toISOString() }
}
