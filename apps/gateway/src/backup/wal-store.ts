import { BackupFault } from './backup-fault'
import type { StoredObject } from './backup-store'
import { compress, uncompress } from './compress'
import type { SealedStore } from './sealed-store'
import { lastPart, storeNames } from './store-names'
import { isArchived, isSegment, readSegment, SEGMENT_BYTES } from './wal-names'

/** `xlp_pageaddr` of a segment's first page comes after its magic, its flags and its timeline. */
const PAGE_ADDRESS_AT = 8

/**
 * Stores a file of the log. Safe to repeat; a file of the same name with other bytes is never replaced, but causes a
 * BackupFault.
 */
export async function storeWal(
  store: SealedStore,
  { cluster, name, bytes }: { cluster: string; name: string; bytes: Buffer },
): Promise<void> {
  const path = storeNames.wal(cluster, name)
  const there = await store.find(path)
  if (!there) {
    await store.put(path, await compress(bytes))
    return
  }
  if ((await uncompress(there, SEGMENT_BYTES)).equals(bytes)) return
  throw new BackupFault(
    'other',
    `${path} is in ${store.place} with other bytes, and is not written over. Two databases that come from one backup are archived to the same place: give one of them another BACKUP_TO.`,
  )
}

/** Reads a file of the log. Undefined: it is not there. Throws a BackupFault if it is damaged. */
export async function readWal(
  store: SealedStore,
  cluster: string,
  name: string,
): Promise<Buffer | undefined> {
  const path = storeNames.wal(cluster, name)
  const stored = await store.find(path)
  if (!stored) return undefined
  const bytes = await uncompress(stored, SEGMENT_BYTES).catch((error: unknown) => {
    throw new BackupFault('damaged', `${path} opens and is no file of the log.`, { cause: error })
  })
  if (isSegment(name) && !isWhole(name, bytes)) {
    throw new BackupFault('damaged', `${path} opens and is another segment than its name says.`)
  }
  return bytes
}

/** All stored files of the log, by PostgreSQL's names for them. */
export async function listWal(store: SealedStore, cluster: string): Promise<StoredObject[]> {
  const stored = await store.list(storeNames.wal(cluster))
  return stored.map((one) => ({ ...one, name: lastPart(one.name) })).filter(({ name }) => isArchived(name))
}

function isWhole(name: string, bytes: Buffer): boolean {
  if (bytes.length !== SEGMENT_BYTES) return false
  return bytes.readBigUInt64LE(PAGE_ADDRESS_AT) === BigInt(readSegment(name).place) * BigInt(SEGMENT_BYTES)
}
