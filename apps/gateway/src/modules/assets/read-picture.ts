import { buffer } from 'node:stream/consumers'
import type { Context } from '../../context'
import { assetStorage } from './asset-storage'
import { findAsset } from './asset-store'
import { isAssetType, kindOf, originalName } from './asset-types'

/** The bytes of a picture or drawing that is stored, by its hash. Undefined: there is none. */
export async function readPicture(
  { config, db }: Pick<Context, 'config' | 'db'>,
  hash: string,
): Promise<Buffer | undefined> {
  const row = await findAsset(db, hash)
  if (!row || !isAssetType(row.type) || kindOf(row.type) === 'video') return undefined
  const storage = assetStorage(config)
  const name = originalName(hash, row.type)
  return (await storage.size(name)) === undefined ? undefined : buffer(storage.read(name))
}
