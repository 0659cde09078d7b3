import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupFault } from './backup-fault'
import type { Manifest } from './manifest'
import type { SealedStore } from './sealed-store'
import { storeNames } from './store-names'
import { sha256 } from './store-parts'
import { readTar, type TarTaker } from './tar-read'

/** Counts what a base holds, and keeps none of it. */
export function countingTaker(): TarTaker & { files: number; bytes: number } {
  return {
    files: 0,
    bytes: 0,
    begin({ isFolder }) {
      if (!isFolder) this.files += 1
    },
    take(bytes) {
      this.bytes += bytes.length
    },
    end() {},
  }
}

/** Writes what a base holds into a folder. PostgreSQL sees to it that all is on disk before it recovers. */
export function writingTaker(folder: string): TarTaker {
  let file: FileHandle | undefined
  return {
    async begin({ name, isFolder }) {
      if (isFolder) await mkdir(join(folder, name), { mode: 0o700 })
      else file = await open(join(folder, name), 'wx', 0o600)
    },
    async take(bytes) {
      await file?.writeFile(bytes)
    },
    async end() {
      await file?.close()
      file = undefined
    },
  }
}

/**
 * Reads a base from its first part to its last and passes its contents to `taker`. Throws a BackupFault for a part that
 * is missing, truncated, changed or from another base.
 */
export async function unpackBase(
  store: SealedStore,
  manifest: Manifest,
  taker: TarTaker,
  onPart: (done: number, all: number) => void = () => {},
): Promise<void> {
  const gunzip = createGunzip()
  try {
    await Promise.all([
      pipeline(Readable.from(parts(store, manifest, onPart)), gunzip),
      readTar(gunzip as AsyncIterable<Buffer>, taker),
    ])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) {
      throw new BackupFault('damaged', `Base ${manifest.id} opens and cannot be unpacked.`, { cause: error })
    }
    throw error
  }
}

async function* parts(
  store: SealedStore,
  { cluster, id, parts }: Manifest,
  onPart: (done: number, all: number) => void,
): AsyncGenerator<Buffer> {
  for (const [index, part] of parts.entries()) {
    const name = storeNames.part(cluster, id, index + 1)
    const bytes = await store.get(name)
    if (sha256(bytes) !== part.sha256)
      throw new BackupFault('damaged', `${name} is another part than the manifest of its base names.`)
    yield bytes
    onPart(index + 1, parts.length)
  }
}
