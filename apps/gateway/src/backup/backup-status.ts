import { statfs } from 'node:fs/promises'
import { Client } from 'pg'
import { spoolOf } from '../db/embedded/archive'
import { isServing, readPidFile } from '../db/embedded/pid-file'
import type { Place } from '../db/embedded/place'
import { urlOf } from '../db/embedded/server'
import { listBases } from './list-bases'
import type { SealedStore } from './sealed-store'
import { readSpool } from './ship-spool'
import { isSegment } from './wal-names'
import { listWal } from './wal-store'

/** The log is backed up every minute, so this long means that something is broken. */
const WAL_LATE_MS = 3 * 60_000
/** A base is made every night. */
const BASE_LATE_MS = 26 * 3_600_000

/** The state of backups. */
export interface BackupStatus {
  cluster: string
  /** Undefined: there is none. */
  lastBase: { id: string; at: Date } | undefined
  bases: number
  lastSegment: { name: string; at: Date } | undefined
  /** Files that wait to be shipped, and their bytes. */
  waiting: number
  spoolBytes: number
  /** What PostgreSQL failed to hand over since its statistics began. Undefined: it is not running. */
  failed: { count: number; last: string | undefined; at: Date | undefined; isStanding: boolean } | undefined
  /** In bytes. Undefined: unknown. */
  spaceLeft: { here: number | undefined; store: number | undefined }
}

/** Queries the store, the spool and, where it runs, PostgreSQL. */
export async function readBackupStatus(
  store: SealedStore,
  { place, cluster }: { place: Place; cluster: string },
): Promise<BackupStatus> {
  const bases = (await listBases(store, cluster)).filter(({ wholeAt }) => wholeAt !== undefined)
  const segments = (await listWal(store, cluster)).filter(({ name }) => isSegment(name))
  const lastSegment = segments.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
  const base = bases.at(-1)
  const { waiting, bytes } = await readSpool(spoolOf(place))
  return {
    cluster,
    lastBase: base?.wholeAt && { id: base.id, at: base.wholeAt },
    bases: bases.length,
    lastSegment: lastSegment && { name: lastSegment.name, at: lastSegment.at },
    waiting: waiting.length,
    spoolBytes: bytes,
    failed: await readFailures(place),
    spaceLeft: {
      here: await statfs(place.folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => undefined,
      ),
      store: await store.spaceLeft().catch(() => undefined),
    },
  }
}

/** What is wrong with it, each in a word that the caller knows. Empty: nothing is. */
export function lateParts(
  { lastBase, lastSegment, failed }: Pick<BackupStatus, 'lastBase' | 'lastSegment' | 'failed'>,
  now = Date.now(),
): ('no-base' | 'base-late' | 'no-wal' | 'wal-late' | 'archive-failing')[] {
  const age = (at: Date) => now - at.getTime()
  return [
    ...(!lastBase ? (['no-base'] as const) : age(lastBase.at) > BASE_LATE_MS ? (['base-late'] as const) : []),
    ...(!lastSegment
      ? (['no-wal'] as const)
      : age(lastSegment.at) > WAL_LATE_MS
        ? (['wal-late'] as const)
        : []),
    ...(failed?.isStanding ? (['archive-failing'] as const) : []),
  ]
}

interface Archiver {
  count: number
  last: string | null
  at: Date | null
  is_standing: boolean
}

async function readFailures(place: Place): Promise<BackupStatus['failed']> {
  const running = readPidFile(place)
  if (!running || !isServing(running, place)) return undefined
  const client = new Client({ connectionString: urlOf(place, running.port), connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Archiver>(
      `SELECT failed_count::int AS count, last_failed_wal AS last, last_failed_time AS at,
         coalesce(last_failed_time > last_archived_time, last_failed_time IS NOT NULL) AS is_standing
       FROM pg_stat_archiver`,
    )
    const [row] = rows
    if (!row) return undefined
    return {
      count: row.count,
      last: row.last ?? undefined,
      at: row.at ?? undefined,
      isStanding: row.is_standing,
    }
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
