import { readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '../files/write-whole-file'
import type { BackupStore, StoredObject } from './backup-store'

/** Leftovers of a killed write, which are never listed. */
const DRAFT = /\.tmp$/

/** Backups as files below a folder, which is created with the first of them. */
export function diskStore(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, name)
  return {
    place: folder,
    put: (name, bytes) => writeWholeFile(pathOf(name), [bytes]),
    get: (name) => readFile(pathOf(name)).catch(undefinedIfMissing),
    async list(prefix) {
      const top = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const names = await filesBelow(folder, top)
      const wanted = names.filter((name) => name.startsWith(prefix) && !DRAFT.test(name)).sort()
      const found: StoredObject[] = []
      for (const name of wanted) {
        const facts = await stat(pathOf(name)).catch(undefinedIfMissing)
        if (facts) found.push({ name, bytes: facts.size, at: facts.mtime })
      }
      return found
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    async spaceLeft() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** Paths of all files below a folder, with slashes. */
async function filesBelow(folder: string, top: string): Promise<string[]> {
  const entries = (await readdir(join(folder, top), { withFileTypes: true }).catch(undefinedIfMissing)) ?? []
  const deeper = entries.map(async (entry) =>
    entry.isDirectory() ? filesBelow(folder, `${top}${entry.name}/`) : [`${top}${entry.name}`],
  )
  return (await Promise.all(deeper)).flat()
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
