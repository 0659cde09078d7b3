import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Orm } from '../../db/database'
import { addressOf, isAssetType, kindOf, type LibraryRow, originalName, variantName } from '../assets'
import { pageDocuments } from '../pages'

export type LibraryAsset = StudioResponse<StudioOperations['assetDetail']>['asset']

/** Assets as reported to the Studio, with how many pages use each. */
export async function withUses(db: Orm, rows: readonly LibraryRow[]): Promise<LibraryAsset[]> {
  const uses = await pageDocuments.assetUses.count(
    db,
    rows.map(({ hash }) => hash),
  )
  return rows.map((row) => libraryAsset(row, uses.get(row.hash) ?? 0))
}

/** One of them. */
export async function libraryAssetOf(db: Orm, row: LibraryRow): Promise<LibraryAsset> {
  return libraryAsset(row, (await pageDocuments.assetUses.count(db, [row.hash])).get(row.hash) ?? 0)
}

function libraryAsset(row: LibraryRow, uses: number): LibraryAsset {
  const { hash, type, bytes, width, height, name, hidden_at, created_at, created_by, thumb_width } = row
  if (!isAssetType(type))
    throw new Error(`The asset ${hash} has the type ${type}, which this build does not know.`)
  const url = addressOf(originalName(hash, type))
  return {
    hash,
    url,
    thumb: thumb_width === null ? url : addressOf(variantName(hash, thumb_width, 'webp')),
    kind: kindOf(type),
    type,
    bytes,
    width,
    height,
    name,
    uses,
    is_hidden: hidden_at !== null,
    created_at: created_at.toISOString(),
    created_by,
  }
}
