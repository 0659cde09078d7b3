import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '../../files/write-whole-file'
import type { AssetStorage } from './asset-storage'

/** Assets as files below one folder, spread over subfolders by the first two characters of their names. */
export function diskStorage(folder: string): AssetStorage {
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
    read: (name, range) => createReadStream(pathOf(name), range),
  }
}
