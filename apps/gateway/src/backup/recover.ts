import { existsSync, readFileSync } from 'node:fs'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { ROLE } from '../db/embedded/create-cluster'
import { pidFile } from '../db/embedded/pid-file'
import { runCommand } from '../db/embedded/run-command'
import { type ServerOptions, stopServer } from '../db/embedded/server'
import { setPasswords } from '../db/embedded/service-account'
import { BackupFault } from './backup-fault'
import type { Chosen } from './choose-base'
import { RESTORE_COMMAND, type SegmentServer } from './serve-segments'
import { readSegment } from './wal-names'

const LOOK_MS = 200
/** How often somebody who waits is told of progress. */
const TELL_MS = 5_000
/** Reading through a day of a busy log takes minutes; progress is reported all the while. */
const START_TIMEOUT_S = 3_600

/** How a recovery came out. */
export interface Recovered {
  /** The last commit it contains; undefined: nothing was committed after the base. */
  lastCommit: Date | undefined
  /** Where the log ended, and the timeline that begins there. */
  lsn: string
  timeline: number
  segments: number
}

interface Recovering {
  server: ServerOptions
  /** The only place where PostgreSQL listens while it recovers. */
  sockets: string
  segments: SegmentServer
  chosen: Chosen
  to: Date | undefined
  report: (line: string) => void
}

/**
 * Starts PostgreSQL so that it replays the log up to the wanted moment, sets the passwords of this place, and stops it.
 * Meanwhile nobody else can reach it. Throws a BackupFault with its output when it does not get there.
 */
export async function recover(recovering: Recovering): Promise<Recovered> {
  const { server, segments, report } = recovering
  const { place, binaries } = server
  report('PostgreSQL reads the log.')
  // What the server's log already contains is about somebody else.
  const logFile = `${place.cluster}.log`
  const { code, output } = await runCommand(
    binaries.pgCtl,
    [
      'start',
      '-D',
      place.cluster,
      '-l',
      logFile,
      '-w',
      '-t',
      String(START_TIMEOUT_S),
      '-o',
      await startOptions(recovering),
    ],
    place.user,
  )
  try {
    if (code !== 0) throw whyNot(recovering, logFile, output)
    const recovered = await untilPromoted(recovering, logFile)
    await rm(logFile, { force: true })
    report('Recovered.')
    return { ...recovered, segments: segments.given() }
  } finally {
    if (existsSync(pidFile(place))) await stopServer(server)
  }
}

async function startOptions({ server: { place }, sockets, to }: Recovering): Promise<string> {
  const rules = join(sockets, 'hba.conf')
  // Whoever can enter the folder of the socket is root or the database's user.
  await writeFile(rules, 'local all all trust\n')
  if (place.user) await chown(rules, place.user.uid, place.user.gid)
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    hba_file: rules,
    restore_command: RESTORE_COMMAND,
    recovery_target_timeline: 'latest',
    ...(to && {
      recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${quoted(value)}`)
    .join(' ')
}

/** For the shell that `pg_ctl` starts the server with. */
function quoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`
}

async function untilPromoted(recovering: Recovering, logFile: string): Promise<Omit<Recovered, 'segments'>> {
  const { server, segments, report } = recovering
  let toldAt = Date.now()
  for (;;) {
    const state = await readState(recovering).catch(() => undefined)
    if (!state && !existsSync(pidFile(server.place))) throw whyNot(recovering, logFile, '')
    if (segments.failure() !== undefined) throw segments.failure()
    if (state && !state.is_recovering) {
      await withSocket(recovering, (client) => setPasswords(client, server.place))
      const { lsn, segment } = state
      const { timeline } = readSegment(segment ?? '')
      return { lsn, timeline, lastCommit: state.last_commit ?? undefined }
    }
    if (state && Date.now() - toldAt > TELL_MS) {
      toldAt = Date.now()
      report(
        `${segments.given()} segments read${state.last_commit ? `, up to ${state.last_commit.toISOString()}` : ''}.`,
      )
    }
    await wait(LOOK_MS)
  }
}

interface State {
  is_recovering: boolean
  last_commit: Date | null
  lsn: string
  /** The one it is writing. Null: none yet. */
  segment: string | null
}

function readState(recovering: Recovering): Promise<State | undefined> {
  return withSocket(recovering, async (client) => {
    const { rows } = await client.query<State>(
      `SELECT pg_is_in_recovery() AS is_recovering, pg_last_xact_replay_timestamp() AS last_commit,
         CASE WHEN NOT pg_is_in_recovery() THEN pg_walfile_name(pg_current_wal_insert_lsn()) END AS segment,
         coalesce(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END::text, '') AS lsn`,
    )
    return rows[0]
  })
}

async function withSocket<T>({ sockets }: Recovering, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: sockets, user: ROLE, database: ROLE, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

const TOO_EARLY = 'recovery ended before configured recovery target was reached'

function whyNot({ segments, to, chosen }: Recovering, logFile: string, output: string): unknown {
  if (segments.failure() !== undefined) return segments.failure()
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : output
  if (log.includes(TOO_EARLY)) {
    return new BackupFault(
      'missing',
      `The log ends before ${to?.toISOString()}: what is stored was put there until ${chosen.lastAt.toISOString()}. Choose an earlier moment, or latest for all there is.`,
    )
  }
  const said = log.split('\n').filter((line) => /FATAL|PANIC|ERROR/.test(line))
  return new BackupFault(
    'damaged',
    `PostgreSQL did not recover: ${said.slice(-3).join(' ') || output} Its full log is ${logFile}.`,
  )
}
