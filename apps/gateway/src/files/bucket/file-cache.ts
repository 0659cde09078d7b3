import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { atMost } from '../../limits/at-most'
import { isMissing } from '../disk-files'
import { writeWholeFile } from '../write-whole-file'

/** Copies of objects on this disk, up to a given number of bytes; the least recently used go first. */
export interface FileCache {
  /** The path of a copy. Undefined: there is none. */
  find(name: string): Promise<string | undefined>
  /**
   * The same; if there is none, `make` writes one and returns its path, once for all concurrent callers; or undefined.
   */
  fetch(name: string, make: (write: WriteCopy) => Promise<string | undefined>): Promise<string | undefined>
  keep(name: string, bytes: Uint8Array): Promise<void>
  forget(name: string): Promise<void>
  /** Names of copies that begin so. */
  names(beginning: string): Promise<string[]>
}

/** Writes a copy whole or not at all, and returns its path. */
type WriteCopy = (parts: AsyncIterable<Uint8Array>) => Promise<string>

/** How old a leftover of a process that died while writing must be. Others may share the folder, and be writing now. */
const LEFT_MS = 60 * 60 * 1000

/** How many copies are made at the same time, however many are requested. */
const AT_ONCE = 32

/** Opens the copies below a folder. They may be deleted by hand at any time. */
export function fileCache(folder: string, mostBytes: number): FileCache {
  // In order of last use: a map keeps the order of insertion.
  const kept = new Map<string, number>()
  const coming = new Map<string, Promise<string | undefined>>()
  const inTurn = atMost(AT_ONCE)
  let bytes = 0
  let reading: Promise<void> | undefined

  const pathOf = (name: string) => join(folder, name)
  const known = () => {
    reading ??= readFolder()
    return reading
  }

  async function readFolder(): Promise<void> {
    const found = await filesBelow(folder)
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) note(name, size)
    await evict()
  }

  function note(name: string, size: number): void {
    bytes += size - (kept.get(name) ?? 0)
    kept.delete(name)
    kept.set(name, size)
  }

  async function evict(): Promise<void> {
    for (const [name, size] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(name)
      bytes -= size
      // Whoever is reading it continues: its bytes go when the last one closes it.
      await rm(pathOf(name), { force: true })
    }
  }

  async function find(name: string): Promise<string | undefined> {
    await known()
    const size = kept.get(name)
    if (size === undefined) return undefined
    try {
      await stat(pathOf(name))
    } catch (error) {
      if (!isMissing(error)) throw error
      kept.delete(name)
      bytes -= size
      return undefined
    }
    note(name, size)
    return pathOf(name)
  }

  async function write(
    name: string,
    parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<string> {
    await writeWholeFile(pathOf(name), parts)
    note(name, (await stat(pathOf(name))).size)
    await evict()
    return pathOf(name)
  }

  return {
    find,
    async fetch(name, make) {
      const found = await find(name)
      if (found !== undefined) return found
      const making =
        coming.get(name) ??
        inTurn(() => make((parts) => write(name, parts))).finally(() => coming.delete(name))
      coming.set(name, making)
      return making
    },
    keep: async (name, content) => {
      await known()
      await write(name, [content])
    },
    async forget(name) {
      await known()
      bytes -= kept.get(name) ?? 0
      kept.delete(name)
      await rm(pathOf(name), { force: true })
    },
    async names(beginning) {
      await known()
      return [...kept.keys()].filter((name) => name.startsWith(beginning))
    },
  }
}

async function filesBelow(folder: string): Promise<{ name: string; size: number; at: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  const files = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => undefined)
    if (!found) continue
    if (!entry.name.endsWith('.tmp'))
      files.push({ name: path.slice(join(folder, '/').length), size: found.size, at: found.mtimeMs })
    else if (found.mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true })
  }
  return files
}
