import { listBases } from './list-bases'
import { readManifest } from './manifest'
import type { SealedStore } from './sealed-store'
import { lastPart, momentName, storeNames } from './store-names'
import { isSegment, readSegment } from './wal-names'
import { listWal } from './wal-store'

/** How many whole bases are kept, with all of the log since the oldest of them. */
const KEPT_BASES = 7

/** An incomplete base younger than this may still be in progress. */
const HALF_MS = 24 * 3_600_000

/** What was removed. */
export interface Pruned {
  bases: string[]
  segments: number
  erasures: number
}

/**
 * Removes all whole bases but the newest ones, incomplete ones that nobody is making any more, and the log and the
 * erasures that only they needed. To be called once a new base is complete. Safe to repeat, also after an interruption.
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

/** Its manifest first: from then on the base is incomplete, however far this gets. */
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

/** Whoever was erased before a base began is erased in it; the oldest restorable base of any cluster counts. */
async function removeErasures(store: SealedStore): Promise<number> {
  const [oldest] = (await listBases(store)).filter(({ wholeAt }) => wholeAt !== undefined)
  const older = (await store.list(storeNames.erasure())).filter(
    ({ name }) => lastPart(name) < (oldest?.id ?? ''),
  )
  for (const { name } of older) await store.delete(name)
  return older.length
}
