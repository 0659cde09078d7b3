import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findLibraryAsset, lockAsset, updateAsset } from '../assets'
import { type Actor, appendAudit } from '../audit'
import { libraryAssetOf } from './library-row'
import { subjectOf } from './subject-of'

type AssetChange = StudioOperations['assetChange']

/** Renames an asset, hides it or offers it again. A change without effect leaves no line in the log. */
export async function changeAsset(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { hash, name, is_hidden }: StudioInput<AssetChange>,
): Promise<StudioResponse<AssetChange>> {
  await db.orm.transaction(async (tx) => {
    const before = await lockAsset(tx, hash)
    if (!before) throw new AppError(studioErrors.notFound)
    const after = {
      ...(name !== undefined && name !== before.name && { name }),
      ...(is_hidden !== undefined && is_hidden !== before.is_hidden && { is_hidden }),
    }
    if (Object.keys(after).length === 0) return
    await updateAsset(tx, hash, after)
    const was = Object.fromEntries(Object.entries(before).filter(([field]) => field in after))
    await appendAudit({ config }, tx, actor, {
      action: 'asset.change',
      subject: subjectOf(hash),
      before: was,
      after,
    })
  })
  const row = await findLibraryAsset(db.orm, hash)
  if (!row) throw new AppError(studioErrors.notFound)
  return { asset: await libraryAssetOf(db.orm, row) }
}
