import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeArchiveScript } from '../db/embedded/archive'
import { usableBinaries } from '../db/embedded/binaries'
import { withClaim } from '../db/embedded/claim'
import { databaseUser } from '../db/embedded/database-user'
import { openPlace, type Place } from '../db/embedded/place'
import type { ServerOptions } from '../db/embedded/server'
import { BackupFault } from './backup-fault'
import type { Chosen } from './choose-base'
import { setErasureDue } from './erasure-due'
import { type Recovered, recover } from './recover'
import type { SealedStore } from './sealed-store'
import { serveSegments } from './serve-segments'
import { unpackBase, writingTaker } from './unpack-base'

export interface RestoreOptions {
  store: SealedStore
  /** Absolute, already claimed, and without a database. */
  dataDir: string
  chosen: Chosen
  /** Undefined: everything that was archived. */
  to: Date | undefined
  /** Whether the restored cluster is archived from now on, in place of the lost one. */
  isArchived: boolean
  report: (line: string) => void
}

/** A cluster that was restored and is not running. */
export interface RestoredCluster extends Recovered {
  place: Place
}

/**
 * Restores a cluster beside its place and moves it there once it has recovered and stopped: if killed half-way it
 * leaves only rubbish, which the next restore clears. Throws a BackupFault for anything missing or damaged, and when a
 * database is there already.
 */
export async function restoreCluster(options: RestoreOptions): Promise<RestoredCluster> {
  const { dataDir, report, chosen, store } = options
  return withClaim({ folder: join(dataDir, 'locks') }, async () => {
    const user = await databaseUser()
    const binaries = usableBinaries({ user, dataDir, report })
    checkVersion(chosen, binaries.major)
    const place = await openPlace({ dataDir, user, report })
    refuseExisting(place)
    await clearDrafts(place)
    const draft: Place = { ...place, cluster: join(place.folder, `restore-${randomUUID()}`) }
    await unpack(draft, options)
    if (options.isArchived) writeArchiveScript(place)
    await using segments = await serveSegments({ store, cluster: chosen.manifest.cluster, place })
    const server: ServerOptions = { place: draft, binaries, report }
    const recovered = await inSocketFolder(place, (sockets) =>
      recover({ ...options, server, sockets, segments }),
    )
    setErasureDue({ dataDir })
    await rename(draft.cluster, place.cluster)
    return { ...recovered, place }
  })
}

function checkVersion({ manifest }: Chosen, major: string): void {
  if (manifest.postgres === major) return
  throw new BackupFault(
    'other',
    `The base is of PostgreSQL ${manifest.postgres} and this build brings ${major}, which cannot read it. Restore with the build that made it (${manifest.about.build}), then move with npm run backup -- export and import.`,
  )
}

function refuseExisting(place: Place): void {
  if (!existsSync(place.cluster)) return
  throw new BackupFault(
    'other',
    `There is a database in ${place.cluster}, and nothing is written over it. Move that folder away, or restore elsewhere with --into.`,
  )
}

async function clearDrafts({ folder }: Place): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((one) => one.startsWith('restore-')))
    await rm(join(folder, name), { recursive: true, force: true })
}

async function unpack(draft: Place, { store, chosen, isArchived, report }: RestoreOptions): Promise<void> {
  const { manifest } = chosen
  report(`Restoring base ${manifest.id}: ${manifest.files} files, ${Math.ceil(manifest.bytes / 1e6)} MB.`)
  await mkdir(draft.cluster, { mode: 0o700 })
  let told = 0
  await unpackBase(store, manifest, writingTaker(draft.cluster), (done, all) => {
    const tenth = Math.floor((10 * done) / all)
    if (tenth > told) report(`${10 * tenth} % of the base is here.`)
    told = tenth
  })
  await writeFile(join(draft.cluster, 'recovery.signal'), '')
  const archive = isArchived ? '' : "archive_mode = 'off'\n"
  // After what the base has, so that it takes effect.
  await appendFile(join(draft.cluster, 'postgresql.auto.conf'), archive, { flush: true })
  if (draft.user) await handOver(draft.cluster, draft.user)
}

async function handOver(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid)
  await chown(folder, uid, gid)
}

/** A folder that only the database's user and root can enter, with a short path, as sockets require. */
async function inSocketFolder<T>({ user }: Place, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'yz-'))
  try {
    await chmod(folder, 0o700)
    if (user) await chown(folder, user.uid, user.gid)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
