import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/**
 * Writes a file so that a reader, also one after a crash, finds the old content or the new and never a part: temporary
 * file, fsync, rename, fsync of the folder. Creates missing folders. Safe to repeat. If the parts fail before their
 * end, nothing is left.
 */
export async function writeWholeFile(path: string, parts: Parts): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    await writeAndSync(temporary, parts)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function writeAndSync(path: string, parts: Parts): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for await (const part of parts) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes the names in a folder to the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
