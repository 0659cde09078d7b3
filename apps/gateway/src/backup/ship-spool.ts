import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SealedStore } from './sealed-store'
import { isArchived } from './wal-names'
import { storeWal } from './wal-store'

/** A draft untouched for this long belongs to a process that was killed. */
const DRAFT_MS = 600_000

interface Shipping {
  spool: string
  cluster: string
  store: SealedStore
  /** Called for each file that is stored. */
  onShipped?: (name: string) => void
}

/**
 * Moves the files in the spool to the backups, oldest first, removing each once it is stored. Stops at the first that
 * fails: later ones are worthless without it. Returns how many were stored.
 */
export async function shipSpool({ spool, cluster, store, onShipped }: Shipping): Promise<number> {
  const { waiting } = await readSpool(spool)
  for (const name of waiting) {
    const path = join(spool, name)
    const bytes = await readFile(path).catch(undefinedIfMissing)
    // Another process was faster.
    if (!bytes) continue
    await storeWal(store, { cluster, name, bytes })
    await rm(path, { force: true })
    onShipped?.(name)
  }
  return waiting.length
}

/** The waiting files, in order, and their total bytes. Drafts of killed processes are removed. */
export async function readSpool(spool: string): Promise<{ waiting: string[]; bytes: number }> {
  const names = (await readdir(spool).catch(undefinedIfMissing)) ?? []
  let bytes = 0
  for (const name of names) {
    const facts = await stat(join(spool, name)).catch(undefinedIfMissing)
    bytes += facts?.size ?? 0
    if (name.startsWith('.') && facts && Date.now() - facts.mtimeMs > DRAFT_MS)
      await rm(join(spool, name), { force: true })
  }
  return { waiting: names.filter(isArchived).sort(), bytes }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
