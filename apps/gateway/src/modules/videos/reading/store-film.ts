import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import type { Config } from '../../../config/config'
import { filmFolder, filmsIn, workshopIn } from '../video-folders'
import type { videoFile } from '../video-tables'
import { readHls } from './read-hls'
import { readMp4 } from './read-mp4'
import { EXPORT_AS, VideoRefusal } from './video-refusal'

/** A row for a film, but for its id and its time. */
export type StoredFilm = Omit<typeof videoFile.$inferInsert, 'file_id' | 'created_at'>

/**
 * Reads a film and puts its files into their folder, whole or not at all. Throws VideoRefusal for what cannot be used. A
 * repeat is safe: it makes the same folder anew.
 */
export async function storeFilm(
  config: Pick<Config, 'dataDir'>,
  { path, folder }: { path: string; folder: string },
): Promise<StoredFilm> {
  await mkdir(workshopIn(config), { recursive: true })
  const made = await mkdtemp(join(workshopIn(config), `${folder}-`))
  try {
    const { duration, width, height, ...film } = await readFilm(path, made)
    const bytes = await syncFiles(made)
    const place = filmFolder(config, folder)
    // From a reading that was killed before its row was there.
    await rm(place, { recursive: true, force: true })
    await rename(made, place)
    await sync(filmsIn(config))
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

/** Has everything in a folder on the disk. Answers how many bytes that is. */
async function syncFiles(folder: string): Promise<number> {
  let bytes = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    await sync(path)
    bytes += (await stat(path)).size
  }
  await sync(folder)
  return bytes
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
