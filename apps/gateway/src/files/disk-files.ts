import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store'
import type { KeptFiles } from './kept-files'
import { syncFolder, writeWholeFile } from './write-whole-file'

/** Files below one folder. Those that are sent are opened through `files`. */
export function diskFiles(root: string, files: KeptFiles): FileStore {
  const pathOf = (name: string) => join(root, name)

  async function size(name: string): Promise<number | undefined> {
    try {
      const found = await stat(pathOf(name))
      return found.isFile() ? found.size : undefined
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return {
    size,
    ask: size,
    put: async (name, bytes) => {
      if ((await size(name)) === bytes.byteLength) return
      await writeWholeFile(pathOf(name), [bytes])
    },
    replace: (name, bytes) => writeWholeFile(pathOf(name), [bytes]),
    async takeFolder(name, folder) {
      const place = pathOf(name)
      await syncFiles(folder)
      await mkdir(dirname(place), { recursive: true })
      await rm(place, { recursive: true, force: true })
      await rename(folder, place)
      await syncFolder(dirname(place))
    },
    read: (name) => createReadStream(pathOf(name)),
    open: (name) => files.open(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(beginning) {
      const last = beginning.lastIndexOf('/')
      for await (const name of namesBelow(root, beginning.slice(0, last + 1))) {
        if (!name.startsWith(beginning)) continue
        const found = await stat(pathOf(name)).catch(() => undefined)
        if (found) yield { name, bytes: found.size, at: found.mtimeMs }
      }
    },
  }
}

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
}

/** All files below a folder, except those being written. Names are relative to `root`. */
async function* namesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const name = `${folder}${entry.name}`
    if (entry.isDirectory()) yield* namesBelow(root, `${name}/`)
    else if (entry.isFile() && !name.endsWith('.tmp')) yield name
  }
}

/** Flushes everything in a folder to the disk. */
async function syncFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = await open(join(folder, name), 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  }
  await syncFolder(folder)
}
