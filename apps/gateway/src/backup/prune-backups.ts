import { listBases } from './list-bases'
import { readManifest } from './manifest'
import type { SealedStore } from './sealed-store'
import { lastPart, momentName, storeNames } from './store-names'
import { isSegment, readSegment } from './wal-names'
import { listWal } from './wal-store'

/** So many whole bases are kept, with all of the log since the oldest of them. */
const KEPT_BASES = 7

/** Half a base that is younger may still be in the making. */
const HALF_MS = 24 * 3_600_000

/** What was removed. */
export interface Pruned {
  bases: string[]
  segments: number
  erasures: number
}

/**
 * Removes whole bases but the newest of them, halves that nobody makes any more, and the log and the erasures that only what
 * is gone needed. To be called once a new base is whole. Safe to repeat, and when it was interrupted.
 */
export async function pruneBackups(
  store: SealedStore,
  cluster: string,
  { kept = KEPT_BASES, now = new Date() }: { kept?: number; now?: Date } = {},
): Promise<Pruned> {
  const bases = await listBases(store, cluster)
  const whole = bases.filter(({ wholeAt }) => wholeAt !== undefined)
  const staying = whole.slice(-kept)
  const [oldest] = staying
  if (!oldest) return { bases: [], segments: 0, erasures: 0 }
  const limit = momentName(new Date(now.getTime() - HALF_MS))
  const halves = bases.filter(({ wholeAt, id }) => wholeAt === undefined && id < limit)
  const going = [...whole.slice(0, -kept), ...halves].map(({ id }) => id)
  for (const id of going) await removeBase(store, cluster, id)
  const { start_segment } = await readManifest(store, cluster, oldest.id)
  return {
    bases: going,
    segments: await removeLog(store, cluster, start_segment),
    erasures: await removeErasures(store),
  }
}

/** Its manifest first: from then on it is half a base, however far this comes. */
async function removeBase(store: SealedStore, cluster: string, id: string): Promise<void> {
  await store.delete(storeNames.manifest(cluster, id))
  for (const { name } of await store.list(storeNames.base(cluster, id))) await store.delete(name)
}

async function removeLog(store: SealedStore, cluster: string, first: string): Promise<number> {
  const needed = readSegment(first)
  const older = (await listWal(store, cluster)).filter(
    ({ name }) => isSegment(name.slice(0, 24)) && readSegment(name.slice(0, 24)).place < needed.place,
  )
  for (const { name } of older) await store.delete(storeNames.wal(cluster, name))
  return older.length
}

/** Who was erased before a base began is erased in it: of the oldest base of any cluster that can be restored. */
async function removeErasures(store: SealedStore): Promise<number> {
  const [oldest] = (await listBases(store)).filter(({ wholeAt }) => wholeAt !== undefined)
  const older = (await store.list(storeNames.erasure())).filter(
    ({ name }) => lastPart(name) < (oldest?.id ?? ''),
  )
  for (const { name } of older) await store.delete(name)
  return older.length
}
