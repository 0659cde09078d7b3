import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { addressOf, findLibraryAsset, findVariants, loadedBytes, variantName } from '../assets'
import { pageDocuments } from '../pages'
import { libraryAssetOf } from './library-row'

/** A stored file, its copies and where it is used. */
export async function assetDetail(
  { db }: Pick<Context, 'db'>,
  hash: string,
): Promise<StudioResponse<StudioOperations['assetDetail']>> {
  const row = await findLibraryAsset(db.orm, hash)
  if (!row) throw new AppError(studioErrors.notFound)
  const [asset, variants, used_in] = await Promise.all([
    libraryAssetOf(db.orm, row),
    findVariants(db.orm, hash),
    pageDocuments.assetUses.find(db.orm, hash),
  ])
  return {
    asset,
    variants: variants.map(({ format, width, bytes }) => ({
      format,
      width,
      bytes,
      url: addressOf(variantName(hash, width, format)),
    })),
    loaded_bytes: loadedBytes(row, variants),
    used_in,
  }
}
