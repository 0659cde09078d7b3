import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { checkPage } from '../document/check-page'
import { readMeasures } from '../document/check-stored'
import { readEditedPage } from '../document/edited-page'
import { writeDraft } from '../document/reading/write-draft'
import { lockPage, type PageRow } from '../page-store'
import { addVersion } from '../version/add-version'
import { findVersion } from '../version/version-store'
import { type DraftRow, findDraft, putDraft } from './draft-store'

type DraftRestore = StudioOperations['draftRestore']

const TOO_LARGE = {
  ...studioErrors.conflict,
  msg: '这个版本按现在的规则已超出页面大小的上限，无法恢复。请导出后拆成几个页面',
}

/**
 * Replaces the content being edited with that of a version, as it is read today. An existing draft becomes an
 * unpublished version, so that nothing is lost. Throws `conflict` when somebody has saved since `base_revision`.
 */
export async function restoreDraft(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { code, version, base_revision }: StudioInput<DraftRestore>,
): Promise<StudioResponse<DraftRestore>> {
  return ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    const wanted = page && (await findVersion(tx, code, version))
    if (!wanted) throw new AppError(studioErrors.notFound)
    const draft = await findDraft(tx, code)
    const before = draft?.revision ?? 0
    if (before !== base_revision) throw new AppError(studioErrors.conflict)
    const { page: edited } = await readEditedPage(code, {
      document: wanted.document,
      schema_version: wanted.schema_version,
    })
    const written = writeDraft(edited)
    if ('broken' in written) throw new AppError(TOO_LARGE)
    const kept_version = draft ? await keep(ctx, tx, page, { draft, version, by: actor.who }) : null
    const revision = before + 1
    await putDraft(tx, written.draft, {
      page_id: page.id,
      revision,
      base_version: version,
      restored_from: version,
      updated_by: member_id,
    })
    await appendAudit(ctx, tx, actor, {
      action: 'page.restore',
      subject: `page:${code}`,
      before: { revision: before, kept_version },
      after: { revision, version },
    })
    return { revision, kept_version }
  })
}

async function keep(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  page: PageRow,
  { draft, version: kept_for, by }: { draft: DraftRow; version: number; by: string },
): Promise<number> {
  const { document, schema_version, content_hash, restored_from } = draft
  const { findings } = await checkPage(ctx, {
    document,
    version: schema_version,
    ...(await readMeasures(ctx, tx)),
  })
  const { version } = await addVersion(tx, page, {
    document,
    schema_version,
    content_hash,
    findings,
    by,
    restored_from,
    kept_for,
  })
  return version.version
}
