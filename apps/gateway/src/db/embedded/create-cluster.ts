import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../config/start-error'
import type { Binaries } from './binaries'
import type { Place } from './place'
import { runCommand } from './run-command'

/** The database's superuser, and the name of the database itself. */
export const ROLE = 'yingzao'

/** fsync, full_page_writes and synchronous_commit stay at their defaults, which lose nothing. */
const SETTINGS = `
# Yingzao: reached by this machine's own processes only. The port is given at each start.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
# A process that was killed must not look alive while its last query still runs.
client_connection_check_interval = 1000
`

/**
 * Creates the cluster unless it exists. It is built beside its place and renamed when complete and on disk, so a start
 * that is killed half-way leaves only rubbish, which the next one clears. Safe to repeat under the claim.
 */
export async function createCluster(
  place: Place,
  binaries: Binaries,
  report: (line: string) => void,
): Promise<void> {
  if (existsSync(place.cluster)) return checkVersion(place, binaries)
  clearDrafts(place.folder)
  report(`Creating the database in ${place.folder} (first start only).`)
  const draft = join(place.folder, `draft-${randomUUID()}`)
  const passwordFile = `${draft}.password`
  writeFileSync(passwordFile, `${place.password}\n`, { mode: 0o600 })
  if (place.user) chownSync(passwordFile, place.user.uid, place.user.gid)
  const { code, output } = await runCommand(
    binaries.initdb,
    [
      ...['-D', draft, '-U', ROLE, '--pwfile', passwordFile, '--auth=scram-sha-256'],
      // The builtin provider sorts the same on every machine and after every upgrade of the system's libraries.
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ],
    place.user,
  )
  rmSync(passwordFile, { force: true })
  if (code !== 0) {
    throw new StartError(
      `The embedded PostgreSQL could not make its database in ${place.folder}: ${lastLines(output)} Mend that, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  appendFileSync(join(draft, 'postgresql.conf'), SETTINGS, { flush: true })
  renameSync(draft, place.cluster)
  syncFolder(place.folder)
}

function checkVersion(place: Place, binaries: Binaries): void {
  const found = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === binaries.major) return
  throw new StartError(
    `The database in ${place.folder} was made by PostgreSQL ${found} and this build brings ${binaries.major}, which cannot read it. Start the build that made it and run npm run backup -- export FOLDER, then this one with another DATA_DIR and npm run backup -- import FOLDER.`,
  )
}

function clearDrafts(folder: string): void {
  const drafts = readdirSync(folder).filter((name) => name.startsWith('draft-'))
  for (const name of drafts) rmSync(join(folder, name), { recursive: true, force: true })
}

/** A rename is on disk only once its folder is. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function lastLines(output: string): string {
  return output.split('\n').slice(-4).join(' ').trim()
}
