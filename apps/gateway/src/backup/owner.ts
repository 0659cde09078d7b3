import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { writeOnce } from '../config/write-once'
import type { Place } from '../db/embedded/place'
import { BackupFault } from './backup-fault'
import type { SealedStore } from './sealed-store'
import { momentName, storeNames } from './store-names'

/**
 * Makes sure that this copy of a cluster is the one that is archived, and begins to be where none is. A copy that was
 * restored to be looked at is the same cluster to PostgreSQL; what it wrote, put beside what the true one writes, would be
 * what the next restore follows. Throws a BackupFault then.
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

/** Which copy this is: made once, and the same when the folder moves. */
function copyId({ folder }: Pick<Place, 'folder'>): string {
  return writeOnce(join(folder, 'copy-id'), randomUUID())
}
