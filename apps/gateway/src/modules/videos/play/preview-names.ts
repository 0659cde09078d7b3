import { text } from 'node:stream/consumers'
import type { Config } from '../../../config/config'
import { isMissing } from '../../../files/disk-files'
import { openFiles } from '../../../files/open-files'
import { namesIn } from '../reading/playlist'
import { ENTRIES, filmFile } from '../video-folders'

/** So many folders are remembered: what is in one never changes. */
const REMEMBERED = 200

/**
 * Which files of a folder belong to its preview, as its own playlist says, so that whoever asks cannot say it. A folder
 * without such a playlist has one file for it.
 */
export function previewNames(config: Pick<Config, 'dataDir' | 'fileStore'>) {
  const films = openFiles(config)
  const known = new Map<string, ReadonlySet<string>>()

  return async (folder: string): Promise<ReadonlySet<string>> => {
    const found = known.get(folder) ?? (await read(folder))
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '')
    known.set(folder, found)
    return found
  }

  async function read(folder: string): Promise<ReadonlySet<string>> {
    try {
      const playlist = await text(films.read(filmFile(folder, ENTRIES.hls.preview)))
      return new Set([ENTRIES.hls.preview, ...namesIn(playlist)])
    } catch (error) {
      if (isMissing(error)) return new Set([ENTRIES.mp4.preview])
      throw error
    }
  }
}
