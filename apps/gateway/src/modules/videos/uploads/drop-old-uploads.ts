import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { FileStore } from '../../../files/file-store'
import { openFiles } from '../../../files/open-files'
import { UPLOADS, uploadsIn, workshopIn } from '../video-folders'
import { videoUpload } from '../video-tables'

/** How long an interrupted upload is kept. */
const KEPT_DAYS = 3
const DAY_MS = 86_400_000

/**
 * Drops uploads that have received nothing for three days, and records of those that are done, and deletes what is left
 * of any on the disk and in the bucket. A repeat is safe.
 */
export async function dropOldUploads({
  config,
  db,
  log,
}: Pick<Context, 'config' | 'db' | 'log'>): Promise<void> {
  const { rowCount } = await db.orm
    .delete(videoUpload)
    .where(lt(videoUpload.updated_at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
  const known = await db.orm.select({ upload_id: videoUpload.upload_id }).from(videoUpload)
  const isKnown = new Set(known.map(({ upload_id }) => upload_id))
  const files = await deleteOld(uploadsIn(config), (name) => isKnown.has(name))
  const folders = await deleteOld(workshopIn(config), () => false)
  const pieces = await deleteOldPieces(openFiles(config), (name) => isKnown.has(name))
  if (rowCount || files || folders || pieces)
    log.info({ rows: rowCount, files, folders, pieces }, 'Films were dropped that broke off')
}

async function deleteOldPieces(store: FileStore, isKept: (upload_id: string) => boolean): Promise<number> {
  if (!store.bucket) return 0
  const until = Date.now() - KEPT_DAYS * DAY_MS
  let deleted = 0
  for await (const { name, at } of store.list(UPLOADS)) {
    const [upload_id = ''] = name.slice(UPLOADS.length).split('/')
    if (isKept(upload_id) || at > until) continue
    await store.remove(name)
    deleted += 1
  }
  return deleted
}

/** Deletes files that have not been written to for that long. Returns how many. */
async function deleteOld(folder: string, isKept: (name: string) => boolean): Promise<number> {
  const until = Date.now() - KEPT_DAYS * DAY_MS
  let deleted = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (isKept(name) || (await stat(path)).mtimeMs > until) continue
    await rm(path, { recursive: true, force: true })
    deleted += 1
  }
  return deleted
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No film has been uploaded yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
