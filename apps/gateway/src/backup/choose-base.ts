import { BackupFault } from './backup-fault'
import { listBases } from './list-bases'
import { type Manifest, readManifest } from './manifest'
import type { SealedStore } from './sealed-store'
import { findGap, isSegment } from './wal-names'
import { listWal } from './wal-store'

/** What is to be restored. */
export interface Wanted {
  /** Undefined: everything that was archived. */
  to: Date | undefined
  /** Undefined: the only one in the store. */
  cluster?: string | undefined
}

/** What it is restored from. */
export interface Chosen {
  manifest: Manifest
  /** The last segment of the log in the store. */
  lastSegment: string
  /** When that was stored, by the store's clock. */
  lastAt: Date
}

/**
 * Finds the newest whole base that ended before the wanted moment, and how far the log continues from it. Throws a
 * BackupFault where there is none, where several clusters could be meant, or where the log has a gap before that
 * moment.
 */
export async function chooseBase(store: SealedStore, { to, cluster }: Wanted): Promise<Chosen> {
  const all = await listBases(store)
  const bases = all.filter((base) => cluster === undefined || base.cluster === cluster)
  const whole = bases.filter(({ wholeAt }) => wholeAt !== undefined)
  if (whole.length === 0) {
    const half =
      bases.length > 0 ? ` ${bases.length} of them are half, without a manifest, and are none.` : ''
    throw new BackupFault(
      'missing',
      `There is no base in ${store.place}, so there is nothing to restore.${half}`,
    )
  }
  const clusters = [...new Set(whole.map((base) => base.cluster))]
  if (clusters.length > 1) {
    throw new BackupFault(
      'other',
      `${store.place} holds the bases of several databases: ${clusters.join(', ')}. Say which one with --cluster; npm run backup -- list shows when each was made.`,
    )
  }
  const manifest = await newestBefore(store, whole, to)
  return { manifest, ...(await followLog(store, manifest, to)) }
}

async function newestBefore(
  store: SealedStore,
  whole: readonly { cluster: string; id: string }[],
  to: Date | undefined,
): Promise<Manifest> {
  let oldest: Manifest | undefined
  for (const { cluster, id } of whole.toReversed()) {
    const manifest = await readManifest(store, cluster, id)
    if (to === undefined || manifest.stopped_at <= to) return manifest
    oldest = manifest
  }
  throw new BackupFault(
    'missing',
    `No base ended before ${to?.toISOString()}; the oldest ended at ${oldest?.stopped_at.toISOString()}. Choose a moment after that.`,
  )
}

async function followLog(
  store: SealedStore,
  { cluster, start_segment, stop_segment }: Manifest,
  to: Date | undefined,
): Promise<Omit<Chosen, 'manifest'>> {
  const stored = (await listWal(store, cluster)).filter(({ name }) => isSegment(name))
  const names = stored.map(({ name }) => name)
  const gap = findGap(start_segment, [...names, stop_segment])
  if (gap === undefined) {
    const last = stored.findLast(({ name }) => name >= stop_segment)
    // `findGap` was given the segment in which the base ended; only the stored names say whether it is there.
    if (last && names.includes(stop_segment)) return { lastSegment: last.name, lastAt: last.at }
  }
  const missing = gap ?? stop_segment
  const before = stored.findLast(({ name }) => name < missing && name >= stop_segment)
  if (before && to !== undefined && to < before.at) return { lastSegment: before.name, lastAt: before.at }
  const reach = before
    ? `What was written until about ${before.at.toISOString()} can be restored: say so with --to, or`
    : 'Nothing can be restored from this base:'
  throw new BackupFault(
    'missing',
    `The segment ${missing} of the log is missing in ${store.place}, and nothing after it can be restored. ${reach} bring the segment back from another copy.`,
  )
}
