import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import type { Place } from '../db/embedded/place'
import { BackupFault } from './backup-fault'
import { clusterArchive } from './cluster-files'
import { GZIP } from './compress'
import { type AboutBase, type Manifest, putManifest } from './manifest'
import type { SealedStore } from './sealed-store'
import { momentName, storeNames } from './store-names'
import { storeParts } from './store-parts'
import { untilArchived } from './until-archived'

/** Any number will do, as long as nothing else on this database uses it. */
const BASE_LOCK = 7_391_009

export interface MakeBaseOptions {
  /** As the owner. */
  url: string
  place: Pick<Place, 'folder' | 'cluster'>
  store: SealedStore
  about: AboutBase
  report?: (line: string) => void
}

/**
 * Makes a base of the running cluster: all its files and, once the log that they need is stored as well, a manifest.
 * Users of the database notice nothing. Undefined: another process is making one. Throws a BackupFault when the log
 * does not arrive.
 */
export async function makeBase(options: MakeBaseOptions): Promise<Manifest | undefined> {
  // One session from beginning to end: PostgreSQL abandons a base when its session ends.
  const client = new Client({ connectionString: options.url, application_name: 'yingzao base' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      BASE_LOCK,
    ])
    return rows[0]?.free ? await copyCluster(client, options) : undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function copyCluster(client: Client, options: MakeBaseOptions): Promise<Manifest> {
  const { store, place, about, report = () => {} } = options
  const begun = await begin(client)
  const id = momentName(begun.started_at)
  const { cluster } = begun
  report(`Base ${id} begins.`)
  let files = 0
  let bytes = 0
  let ended: Ended | undefined
  const archive = clusterArchive(place.cluster, {
    onFile: (_name, size) => {
      files += 1
      bytes += size
    },
    async notes() {
      ended = await end(client)
      return notesOf(ended)
    },
  })
  const gzip = createGzip(GZIP)
  const [parts] = await Promise.all([
    storeParts(store, (number) => storeNames.part(cluster, id, number), gzip),
    pipeline(Readable.from(archive), gzip),
  ])
  if (!ended) throw new Error('The base ended before its end.')
  const { stopped_at, stop_lsn, stop_segment } = ended
  await untilArchived({ ...options, cluster, first: begun.start_segment, last: stop_segment })
  const manifest: Manifest = {
    format: 1,
    id,
    ...begun,
    stopped_at,
    stop_lsn,
    stop_segment,
    files,
    bytes,
    parts,
    about,
  }
  await putManifest(store, manifest)
  report(`Base ${id} is whole: ${files} files, ${bytes} bytes.`)
  return manifest
}

type Begun = Pick<Manifest, 'cluster' | 'postgres' | 'started_at' | 'start_lsn' | 'start_segment'>

async function begin(client: Client): Promise<Begun> {
  const { rows: modes } = await client.query<{ mode: string }>(
    "SELECT current_setting('archive_mode') AS mode",
  )
  if (modes[0]?.mode !== 'on') {
    throw new BackupFault(
      'away',
      'The log of this database is not kept, so a base could never be restored. Start the gateway once with BACKUP_TO.',
    )
  }
  const { rows } = await client.query<Begun>(
    `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
       (current_setting('server_version_num')::int / 10000)::text AS postgres, clock_timestamp() AS started_at,
       lsn::text AS start_lsn, pg_walfile_name(lsn) AS start_segment
     FROM pg_backup_start('yingzao', fast => true) AS lsn`,
  )
  if (!rows[0]) throw new Error('PostgreSQL began a base and did not say where.')
  return rows[0]
}

type Ended = Pick<Manifest, 'stopped_at' | 'stop_lsn' | 'stop_segment'> & {
  labelfile: string
  spcmapfile: string
}

async function end(client: Client): Promise<Ended> {
  // Without waiting for the archive: the wait would never end where the archive is broken.
  const { rows } = await client.query<Ended>(
    `SELECT clock_timestamp() AS stopped_at, lsn::text AS stop_lsn, pg_walfile_name(lsn) AS stop_segment, labelfile, spcmapfile
     FROM pg_backup_stop(wait_for_archive => false)`,
  )
  if (!rows[0]) throw new Error('PostgreSQL ended a base and did not say where.')
  return rows[0]
}

function notesOf({ labelfile, spcmapfile }: Ended): ReadonlyMap<string, string> {
  const notes = new Map([['backup_label', labelfile]])
  return spcmapfile.trim() === '' ? notes : notes.set('tablespace_map', spcmapfile)
}
