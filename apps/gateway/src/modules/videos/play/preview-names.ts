import { text } from 'node:stream/consumers'
import type { Config } from '../../../config/config'
import { isMissing } from '../../../files/disk-files'
import { openFiles } from '../../../files/open-files'
import { namesIn } from '../reading/playlist'
import { ENTRIES, filmFile } from '../video-folders'

/** How many folders are cached: the contents of a folder never change. */
const REMEMBERED = 200

/**
 * Which files of a folder belong to its preview, according to its own playlist, so that the request cannot choose. A
 * folder without such a playlist has a single preview file.
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
