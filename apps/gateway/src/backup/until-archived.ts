import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spoolOf } from '../db/embedded/archive'
import { withClaim } from '../db/embedded/claim'
import type { Place } from '../db/embedded/place'
import { BackupFault } from './backup-fault'
import type { SealedStore } from './sealed-store'
import { shipSpool } from './ship-spool'
import { nextSegment } from './wal-names'
import { listWal } from './wal-store'

const LOOK_MS = 300
/** PostgreSQL hands over a segment within a second, and retries a failed one after a minute. */
const PATIENCE_MS = 150_000

interface Awaited {
  store: SealedStore
  place: Pick<Place, 'folder'>
  cluster: string
  /** Segments, from the first to the last. */
  first: string
  last: string
  patienceMs?: number
}

/**
 * Ships what is waiting until all of these segments are stored. Throws a BackupFault naming the first that is not after
 * 2.5 min.
 */
export async function untilArchived(awaited: Awaited): Promise<void> {
  const { store, place, cluster, first, last, patienceMs = PATIENCE_MS } = awaited
  const until = Date.now() + patienceMs
  for (;;) {
    await shipOwn({ store, place, cluster })
    const stored = new Set((await listWal(store, cluster)).map(({ name }) => name))
    let missing: string | undefined = first
    while (missing !== undefined && stored.has(missing))
      missing = missing === last ? undefined : nextSegment(missing)
    if (missing === undefined) return
    if (Date.now() > until) {
      throw new BackupFault(
        'missing',
        `The segment ${missing} of the log does not come to ${spoolOf(place)}, so the base would be worth nothing and is given up. Look into server.log beside that folder: the disk may be full.`,
      )
    }
    await wait(LOOK_MS)
  }
}

/** Ships the spool of a place while no other process does. */
export function shipOwn({
  store,
  place,
  cluster,
  onShipped,
}: Pick<Awaited, 'store' | 'place' | 'cluster'> & { onShipped?: (name: string) => void }): Promise<number> {
  return withClaim({ folder: join(place.folder, 'shipping') }, () =>
    shipSpool({ spool: spoolOf(place), cluster, store, ...(onShipped && { onShipped }) }),
  )
}
