import type { Context } from '../../context'
import { assetStorage } from './asset-storage'
import { listAssetHashes } from './asset-store'
import { isAssetType, originalName } from './asset-types'

/** The hashes of files that rows name and that are not in the storage, and how many rows there are. */
export async function findMissingFiles({
  config,
  db,
}: Pick<Context, 'config' | 'db'>): Promise<{ all: number; missing: string[] }> {
  const storage = assetStorage(config)
  const rows = await listAssetHashes(db)
  const missing: string[] = []
  for (const { hash, type } of rows) {
    const size = isAssetType(type) ? await storage.size(originalName(hash, type)) : undefined
    if (size === undefined) missing.push(hash)
  }
  return { all: rows.length, missing }
}
