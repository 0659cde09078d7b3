import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import type { Config } from '../../../config/config'
import { openFiles } from '../../../files/open-files'
import { filmPlace, workshopIn } from '../video-folders'
import type { videoFile } from '../video-tables'
import { readHls } from './read-hls'
import { readMp4 } from './read-mp4'
import { EXPORT_AS, VideoRefusal } from './video-refusal'

/** A row for a film, but for its id and its time. */
export type StoredFilm = Omit<typeof videoFile.$inferInsert, 'file_id' | 'created_at'>

/**
 * Reads a film and puts its files into their folder; on a disk all or none, in a bucket some of them may exist before
 * the row says that all do. Throws VideoRefusal for a file that cannot be used. A repeat is safe: it creates the same
 * folder again.
 */
export async function storeFilm(
  config: Pick<Config, 'dataDir' | 'fileStore'>,
  { path, folder }: { path: string; folder: string },
): Promise<StoredFilm> {
  await mkdir(workshopIn(config), { recursive: true })
  const made = await mkdtemp(join(workshopIn(config), `${folder}-`))
  try {
    const { duration, width, height, ...film } = await readFilm(path, made)
    const bytes = await bytesIn(made)
    // Replaces what an earlier reading left if it was killed before its row was stored.
    await openFiles(config).takeFolder(filmPlace(folder), made)
    return { ...film, folder, bytes, duration, width, height }
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

async function readFilm(path: string, folder: string) {
  const found = await fileTypeFromFile(path)
  try {
    if (found?.mime === 'application/zip') return await readHls(path, folder)
    if (found?.ext === 'mp4' || found?.ext === 'm4v') return await readMp4(path, folder)
  } catch (error) {
    throw isOfFile(error) ? new VideoRefusal(`文件已损坏或不完整，无法读取。${EXPORT_AS}`) : error
  }
  throw new VideoRefusal(
    `文件${found ? `是 ${found.ext}，` : ''}不是 MP4 视频，也不是 HLS 压缩包（.zip）。${EXPORT_AS}`,
  )
}

/** Whether it is the file that cannot be read, and not the disk. */
function isOfFile(error: unknown): boolean {
  return !(error instanceof VideoRefusal) && (error as NodeJS.ErrnoException).code === undefined
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size
  return bytes
}
