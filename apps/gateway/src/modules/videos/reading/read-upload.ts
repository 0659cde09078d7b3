import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { bringUpload, deleteUpload } from '../uploads/upload-file'
import { folderOfUpload } from '../video-folders'
import { videoFile, videoUpload } from '../video-tables'
import { type StoredFilm, storeFilm } from './store-film'
import { VideoRefusal } from './video-refusal'

/**
 * Reads a film that has been uploaded completely. If it cannot be used, the reason is recorded and the file deleted. A
 * repeat is safe.
 */
export async function readUpload(
  { config, db, log }: Pick<Context, 'config' | 'db' | 'log'>,
  { upload_id }: { upload_id: string },
): Promise<void> {
  const isReading = and(eq(videoUpload.upload_id, upload_id), eq(videoUpload.state, 'reading'))
  const [upload] = await db.orm.select({ bytes: videoUpload.bytes }).from(videoUpload).where(isReading)
  if (!upload) return
  const path = await bringUpload(config, upload_id, upload.bytes)
  try {
    await keep(await storeFilm(config, { path, folder: folderOfUpload(upload_id) }))
  } catch (error) {
    if (!(error instanceof VideoRefusal)) throw error
    log.info({ upload_id, problem: error.message }, 'A film cannot be used')
    await db.orm
      .update(videoUpload)
      .set({ state: 'refused', problem: error.message, updated_at: sql`now()` })
      .where(isReading)
  }
  await deleteUpload(config, upload_id)

  async function keep(film: StoredFilm): Promise<void> {
    await db.orm.transaction(async (tx) => {
      const [stored] = await tx
        .insert(videoFile)
        .values(film)
        // Another reading of the same upload, whose job was presumed lost, came first.
        .onConflictDoUpdate({ target: videoFile.folder, set: { bytes: film.bytes } })
        .returning({ file_id: videoFile.file_id })
      if (!stored) throw new Error('PostgreSQL has stored a film and told no id of it.')
      await tx
        .update(videoUpload)
        .set({ state: 'done', file_id: stored.file_id, updated_at: sql`now()` })
        .where(isReading)
    })
  }
}
