import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../config/start-error'
import { turnArchiveOn } from './archive'
import { usableBinaries } from './binaries'
import { withClaim } from './claim'
import { createCluster } from './create-cluster'
import { databaseUser } from './database-user'
import { openPlace, type Place } from './place'
import { hasVisitors, openPresence, type Presence } from './presence'
import { ensureDatabase, ensureRunning, type ServerOptions, stopServer, urlOf } from './server'
import { ensureServiceRole, serviceUrlOf } from './service-account'

const REVIVE_PAUSE_MS = 1_000

export interface EmbeddedDatabase {
  /** As the owner, for migrations. */
  url: string
  /** As the role of the service, which may only do what it is granted. */
  serviceUrl: string
  /** Where it lives. */
  place: Place
  /** Leaves the database; the last process to leave stops it. Safe to repeat. Pools must be closed first. */
  leave(): Promise<void>
}

export interface EmbeddedOptions {
  /** Absolute, and already claimed. */
  dataDir: string
  /** Gets a line for each step that takes a while. */
  report: (line: string) => void
  /** Whether every finished segment of its log is kept, to be moved to the backups. */
  isArchived?: boolean
}

/**
 * Opens the PostgreSQL that comes with this package, under the data folder: adopts it if it is running, else starts it,
 * and restarts it should it die while this process lives. It outlives a killed process. Safe from several processes at
 * once. Throws a StartError that says what to do.
 */
export async function openEmbeddedDatabase({
  dataDir,
  report,
  isArchived = false,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const home = realpathSync(dataDir)
  const onWait = (pid: number) =>
    report(`Waiting for process ${pid}, which is starting or stopping the database of ${home}.`)
  const claimed = <T>(work: () => Promise<T>) => withClaim({ folder: join(home, 'locks'), onWait }, work)

  let presence: Presence | undefined
  let leaving: Promise<void> | undefined

  const { server, url } = await claimed(async () => {
    const server = await prepareServer(home, report)
    return { server, url: await enter(server) }
  })
  return {
    url,
    serviceUrl: serviceUrlOf(server.place, url),
    place: server.place,
    leave() {
      leaving ??= claimed(leave)
      return leaving
    },
  }

  async function enter(server: ServerOptions, knownPort?: number): Promise<string> {
    const asked = await ensureRunning(server, knownPort)
    await ensureDatabase(server.place, asked)
    const port = isArchived ? await archive(server, asked) : asked
    await ensureServiceRole(server.place, port)
    const url = urlOf(server.place, port)
    presence = await openPresence(url, () => void revive(server, url))
    return url
  }

  async function revive(server: ServerOptions, oldUrl: string): Promise<void> {
    presence = undefined
    const port = Number(new URL(oldUrl).port)
    while (leaving === undefined) {
      report('Lost the connection to PostgreSQL; making sure that it runs.')
      try {
        // Leaving may have begun, and stopped it, while this waited for the claim.
        const newUrl = await claimed(async () => (leaving ? oldUrl : await enter(server, port)))
        if (newUrl !== oldUrl)
          report('PostgreSQL had to move to another port. Restart this process to follow it.')
        return
      } catch (error) {
        report((error as Error).message)
        await wait(REVIVE_PAUSE_MS)
      }
    }
  }

  async function leave(): Promise<void> {
    if (!presence) return
    // When in doubt it stays up: the next start adopts it.
    const inUse = await presence.hasCompany().catch(() => true)
    await presence.end()
    if (!inUse) await stopServer(server)
  }
}

/** Returns the port of the database afterwards. Throws a StartError while other processes prevent a restart. */
async function archive(server: ServerOptions, port: number): Promise<number> {
  if ((await turnArchiveOn(server.place, port)) === 'on') return port
  if (await hasVisitors(urlOf(server.place, port))) {
    throw new StartError(
      'PostgreSQL has to be started again before its log can be backed up, and other processes are using it. Stop every process of Yingzao that uses this DATA_DIR, and start again.',
    )
  }
  await stopServer(server)
  return ensureRunning(server, port)
}

async function prepareServer(dataDir: string, report: (line: string) => void): Promise<ServerOptions> {
  if (process.platform === 'win32') {
    throw new StartError(
      'The embedded database runs on Linux and macOS only. Set DATABASE_URL to a PostgreSQL server.',
    )
  }
  const user = await databaseUser()
  const binaries = usableBinaries({ user, dataDir, report })
  const place = await openPlace({ dataDir, user, report })
  await createCluster(place, binaries, report)
  return { place, binaries, report }
}
