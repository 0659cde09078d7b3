import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { limitMember } from '../../limits/limit-member'
import { findLibraryAsset, storeAsset } from '../assets'
import { appendAudit, type Doer } from '../audit'
import { changeAsset } from './change-asset'
import { libraryAssetOf } from './library-row'
import { subjectOf } from './subject-of'

const LIMIT = { name: 'asset.upload', perHour: 600 }

/**
 * Stores what somebody uploads: its kind is determined from the bytes, whatever it is called. The same bytes are stored
 * once; whoever brings them again wants them, so a hidden one is offered again.
 */
export async function uploadAsset(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { name: given, bytes }: { name: string; bytes: Uint8Array },
): Promise<StudioResponse<StudioOperations['assetUpload']>> {
  await limitMember(ctx.db, LIMIT, member)
  const name = baseName(given)
  const { hash, isNew, removed } = await storeAsset(
    ctx,
    { bytes, name: '' },
    {
      name,
      created_by: member.member_id,
      whenNew: (tx, stored) =>
        appendAudit(ctx, tx, actor, {
          action: 'asset.upload',
          subject: subjectOf(stored.hash),
          after: { name, ...(stored.removed.length > 0 && { removed: stored.removed }) },
        }),
    },
  )
  const row = await findLibraryAsset(ctx.db.orm, hash)
  if (!row) throw new AppError(studioErrors.notFound)
  const asset =
    row.hidden_at === null
      ? await libraryAssetOf(ctx.db.orm, row)
      : (await changeAsset(ctx, actor, { hash, is_hidden: false })).asset
  return { asset, is_new: isNew, removed }
}

/** The last part of a path, never empty. The name is for people only: no file is named after it. */
function baseName(name: string): string {
  return (
    name
      .split(/[/\\]/)
      .findLast((part) => part.trim() !== '' && !/^\.+$/.test(part))
      ?.trim() ?? '未命名'
  )
}
