import type { Dirent } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TarEntry } from './tar-write'
import { TAR_END, tarHeader, tarPadding } from './tar-write'

const READ_AT_ONCE = 1024 * 1024

/**
 * Folders whose content belongs to the running server or comes from the archive: only the folder itself belongs to a
 * base.
 */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/** Files about the running server, and those that it recreates. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|current_logfiles|backup_label.*|tablespace_map.*|.*\.tmp|pgsql_tmp.*|pg_internal\.init.*)$/

/** Contains the point from which a recovery begins, so that whatever is copied before it is at least as old as that. */
const LAST = 'global/pg_control'

/** A file that was read. `bytes`: how many the archive has of it. */
type OnFile = (name: string, bytes: number) => void

/**
 * The files of a running cluster, as one archive. They change meanwhile, and may be torn, shorter or gone: the log
 * since the beginning of the base repairs that. `notes`: files that the end of the base adds, requested once all else
 * is read.
 */
export async function* clusterArchive(
  cluster: string,
  { notes, onFile = () => {} }: { notes(): Promise<ReadonlyMap<string, string>>; onFile?: OnFile },
): AsyncGenerator<Buffer> {
  for await (const entry of entriesBelow(cluster, '')) yield* archived(cluster, entry, onFile)
  yield* archived(cluster, { name: LAST, isFolder: false }, onFile)
  for (const [name, text] of await notes()) {
    const bytes = Buffer.from(text)
    yield tarHeader({ name, isFolder: false, bytes: bytes.length })
    yield bytes
    yield tarPadding(bytes.length)
  }
  yield TAR_END
}

type Found = Omit<TarEntry, 'bytes'>

async function* entriesBelow(cluster: string, folder: string): AsyncGenerator<Found> {
  for (const entry of await namesIn(join(cluster, folder))) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (LEFT_OUT.test(entry.name) || name === LAST) continue
    if (entry.isSymbolicLink()) {
      throw new Error(`${name} is a link, so a base would not be whole. Tablespaces are not supported.`)
    }
    if (!entry.isDirectory()) yield { name, isFolder: false }
    else {
      yield { name, isFolder: true }
      if (!EMPTIED.has(name)) yield* entriesBelow(cluster, name)
    }
  }
}

async function namesIn(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing)
  return (entries ?? []).sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function* archived(cluster: string, { name, isFolder }: Found, onFile: OnFile): AsyncGenerator<Buffer> {
  if (isFolder) return yield tarHeader({ name, isFolder, bytes: 0 })
  const file = await open(join(cluster, name)).catch(undefinedIfMissing)
  // A table may be dropped at any moment.
  if (!file) return
  try {
    const { size } = await file.stat()
    yield tarHeader({ name, isFolder, bytes: size })
    let at = 0
    while (at < size) {
      const { bytesRead, buffer } = await file.read(
        Buffer.allocUnsafe(Math.min(READ_AT_ONCE, size - at)),
        0,
        Math.min(READ_AT_ONCE, size - at),
        at,
      )
      // It became shorter: what is missing is in the log.
      if (bytesRead === 0) break
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
    for (; at < size; at += READ_AT_ONCE) yield Buffer.alloc(Math.min(READ_AT_ONCE, size - at))
    yield tarPadding(size)
    onFile(name, size)
  } finally {
    await file.close()
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
