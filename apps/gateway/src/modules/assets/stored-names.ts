import { and, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { assetPlace } from './asset-storage'
import { asset, assetVariant } from './asset-tables'
import { isAssetType, originalName, variantName } from './asset-types'

/** A file that should exist according to the rows, by its name in the file store. */
interface NamedFile {
  name: string
  bytes: number
}

/** All assets and their copies whose names begin with two such characters. */
export async function storedNames(db: Pick<Database, 'orm'>, beginning: string): Promise<NamedFile[]> {
  const isOne = and(gte(asset.hash, beginning), lt(asset.hash, `${beginning}g`))
  const originals = await db.orm
    .select({ hash: asset.hash, type: asset.type, bytes: asset.bytes })
    .from(asset)
    .where(isOne)
  const copies = await db.orm
    .select({
      hash: asset.hash,
      format: assetVariant.format,
      width: assetVariant.width,
      bytes: assetVariant.bytes,
    })
    .from(assetVariant)
    .innerJoin(asset, eq(asset.hash, assetVariant.asset_hash))
    .where(isOne)
  return [
    ...originals.flatMap(({ hash, type, bytes }) =>
      isAssetType(type) ? [{ name: assetPlace(originalName(hash, type)), bytes }] : [],
    ),
    ...copies.map(({ hash, width, format, bytes }) => ({
      name: assetPlace(variantName(hash, width, format)),
      bytes,
    })),
  ]
}
