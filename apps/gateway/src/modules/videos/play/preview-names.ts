import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../reading/playlist'
import { ENTRIES, filmFolder } from '../video-folders'

/** So many folders are remembered: what is in one never changes. */
const REMEMBERED = 200

/**
 * Which files of a folder belong to its preview, as its own playlist says, so that whoever asks cannot say it. A folder
 * without such a playlist has one file for it.
 */
export function previewNames(config: Parameters<typeof filmFolder>[0]) {
  const known = new Map<string, ReadonlySet<string>>()

  return async (folder: string): Promise<ReadonlySet<string>> => {
    const found = known.get(folder) ?? (await read(folder))
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '')
    known.set(folder, found)
    return found
  }

  async function read(folder: string): Promise<ReadonlySet<string>> {
    try {
      const text = await readFile(join(filmFolder(config, folder), ENTRIES.hls.preview), 'utf8')
      return new Set([ENTRIES.hls.preview, ...namesIn(text)])
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set([ENTRIES.mp4.preview])
      throw error
    }
  }
}
