import { buffer } from 'node:stream/consumers'
import { and, asc, gt, ne } from 'drizzle-orm'
import type { Context } from '../../context'
import { AssetRefusal } from './asset-refusal'
import { type AssetStorage, assetStorage } from './asset-storage'
import { asset } from './asset-tables'
import { isAssetType, originalName } from './asset-types'
import { blankVideo } from './metadata/blank-video'
import { cleanPicture } from './metadata/clean-picture'

/** Few enough for other jobs to get their turn in between. */
const AT_ONCE = 20

/**
 * Removes metadata from pictures and videos that were stored before this was done at every upload. They keep their
 * names, which published pages use, so those are no longer the hashes of their bytes. Continues after `after` and
 * leaves the rest to another job. A repeat is safe: what is clean stays as it is.
 */
export async function cleanStoredFiles(
  ctx: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
  { after = '' }: { after?: string },
): Promise<void> {
  const rows = await ctx.db.orm
    .select({ hash: asset.hash, type: asset.type })
    .from(asset)
    .where(and(gt(asset.hash, after), ne(asset.type, 'image/svg+xml')))
    .orderBy(asc(asset.hash))
    .limit(AT_ONCE)
  for (const row of rows) await cleanOne(ctx, assetStorage(ctx.config), row)
  const last = rows.at(-1)
  if (rows.length < AT_ONCE || !last) return
  await ctx.db.orm.transaction((tx) => ctx.jobs.enqueue(tx, 'clean-stored-files', { after: last.hash }))
}

async function cleanOne(
  { log }: Pick<Context, 'log'>,
  storage: AssetStorage,
  { hash, type }: { hash: string; type: string },
): Promise<void> {
  if (!isAssetType(type)) return
  const name = originalName(hash, type)
  if ((await storage.size(name)) === undefined) return
  const stored = await buffer(storage.read(name))
  try {
    const clean = type === 'video/mp4' ? blankVideo(stored) : (await cleanPicture(type, stored)).bytes
    if (Buffer.compare(clean, stored) !== 0) await storage.replace(name, clean)
  } catch (error) {
    if (!(error instanceof AssetRefusal)) throw error
    log.warn({ asset: name, problem: error.message }, 'A stored file cannot be cleaned')
  }
}
