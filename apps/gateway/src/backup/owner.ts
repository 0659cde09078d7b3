import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { writeOnce } from '../config/write-once'
import type { Place } from '../db/embedded/place'
import { BackupFault } from './backup-fault'
import type { SealedStore } from './sealed-store'
import { momentName, storeNames } from './store-names'

/**
 * Checks that this copy of a cluster is the one being archived, and makes it so where none is. To PostgreSQL, a copy
 * restored for inspection is the same cluster; were its log stored beside that of the true one, the next restore would
 * follow it. Throws a BackupFault then.
 */
export async function claimCluster(
  store: SealedStore,
  place: Pick<Place, 'folder'>,
  cluster: string,
): Promise<void> {
  const mine = copyId(place)
  const newest = (await store.list(storeNames.owner(cluster))).at(-1)
  if (!newest) return takeOver(store, place, cluster)
  const owner = (await store.get(newest.name)).toString()
  if (owner === mine) return
  throw new BackupFault(
    'other',
    `${store.place} belongs to another copy of this database since ${newest.at.toISOString()}, so nothing of this one is archived. If that one is gone and this one is to take its place, run npm run backup -- take-over.`,
  )
}

/** From now on this copy is archived, and no other. */
export async function takeOver(
  store: SealedStore,
  place: Pick<Place, 'folder'>,
  cluster: string,
): Promise<void> {
  const mine = copyId(place)
  await store.put(storeNames.owner(cluster, `${momentName(new Date())}-${mine}`), Buffer.from(mine))
}

/** Which copy this is: generated once, and unchanged when the folder moves. */
function copyId({ folder }: Pick<Place, 'folder'>): string {
  return writeOnce(join(folder, 'copy-id'), randomUUID())
}
