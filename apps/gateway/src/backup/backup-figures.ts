import { Gauge, type Registry } from 'prom-client'
import type { Place } from '../db/embedded/place'
import { readBackupStatus } from './backup-status'
import type { SealedStore } from './sealed-store'

/** What is known of backups between two checks; times in milliseconds. */
export interface BackupFigures {
  walAt: number | undefined
  baseAt: number | undefined
  /** What failed since the process began. */
  failures: number
  /** How many files PostgreSQL failed to hand over. */
  archiveFailures: number
  spoolBytes: number
  spaceLeft: number | undefined
}

/** Nothing is known yet. */
export function newFigures(): BackupFigures {
  return {
    walAt: undefined,
    baseAt: undefined,
    failures: 0,
    archiveFailures: 0,
    spoolBytes: 0,
    spaceLeft: undefined,
  }
}

/** Reads the results of all processes. */
export async function refreshFigures(
  figures: BackupFigures,
  { store, cluster, place }: { store: SealedStore; cluster: string; place: Place },
): Promise<void> {
  const { lastBase, lastSegment, spoolBytes, spaceLeft, failed } = await readBackupStatus(store, {
    place,
    cluster,
  })
  figures.walAt = lastSegment?.at.getTime()
  figures.baseAt = lastBase?.at.getTime()
  figures.spoolBytes = spoolBytes
  figures.spaceLeft = spaceLeft.store
  figures.archiveFailures = failed?.count ?? figures.archiveFailures
}

/**
 * Exposes them to Prometheus. The age of something that never existed counts from the start of the process: it grows
 * until somebody looks into it.
 */
export function measureBackups(metrics: Registry, read: () => BackupFigures): void {
  const began = Date.now()
  const show = (name: string, help: string, value: (figures: BackupFigures) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        const found = value(read())
        if (found === undefined) this.remove()
        else this.set(found)
      },
    })
  const age = (at: number | undefined) => (Date.now() - (at ?? began)) / 1_000
  show(
    'backup_last_wal_seconds',
    'Since the last segment of the log was backed up. Alert above 180.',
    ({ walAt }) => age(walAt),
  )
  show('backup_last_base_seconds', 'Since the last base was made. Alert above 93600.', ({ baseAt }) =>
    age(baseAt),
  )
  show(
    'backup_failures',
    'Attempts to back up that failed since the process began.',
    ({ failures }) => failures,
  )
  show(
    'backup_archive_failures',
    'Segments that PostgreSQL could not hand over, as it counts them.',
    (figures) => figures.archiveFailures,
  )
  show('backup_spool_bytes', 'What waits to be backed up.', ({ spoolBytes }) => spoolBytes)
  show(
    'backup_store_free_bytes',
    'Room where backups go. No figure: nobody knows.',
    ({ spaceLeft }) => spaceLeft,
  )
}
