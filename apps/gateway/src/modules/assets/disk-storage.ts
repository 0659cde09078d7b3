import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptFiles } from '../../files/kept-files'
import { writeWholeFile } from '../../files/write-whole-file'
import type { AssetStorage } from './asset-storage'

/**
 * Assets as files below one folder, spread over subfolders by the first two characters of their names. Those that are sent are
 * opened by `files`.
 */
export function diskStorage(folder: string, files: KeptFiles): AssetStorage {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)

  async function size(name: string): Promise<number | undefined> {
    try {
      const found = await stat(pathOf(name))
      return found.isFile() ? found.size : undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  return {
    size,
    put: async (name, bytes) => {
      if ((await size(name)) === bytes.byteLength) return
      await writeWholeFile(pathOf(name), [bytes])
    },
    replace: (name, bytes) => writeWholeFile(pathOf(name), [bytes]),
    read: (name) => createReadStream(pathOf(name)),
    open: (name) => files.open(pathOf(name)),
  }
}
