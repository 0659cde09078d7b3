import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../config/start-error'
import { keepCredentials, readCredentials } from './credentials'
import { SYSTEM_FOLDER } from './database-user'
import { runCommand, type SystemUser } from './run-command'

/** Where one embedded database lives and who runs it. */
export interface Place {
  /** Belongs to the database's user; holds the cluster and its log. */
  folder: string
  /** PostgreSQL's own data folder; absent until it is whole. */
  cluster: string
  logFile: string
  password: string
  user: SystemUser | undefined
}

export interface PlaceOptions {
  dataDir: string
  user: SystemUser | undefined
  report: (line: string) => void
}

/**
 * Finds or creates the database's folder and hands it to the user that PostgreSQL runs as. To be called under the data
 * folder's claim; safe to repeat. Throws a StartError for a folder that is not ours.
 */
export async function openPlace({ dataDir, user, report }: PlaceOptions): Promise<Place> {
  const credentials = readCredentials(dataDir) ?? (await firstCredentials(dataDir, user))
  const folder = resolve(dataDir, credentials.folder)
  if (folder !== join(dataDir, 'postgres')) {
    report(
      `User ${user?.name ?? process.getuid?.()} cannot enter ${dataDir}, so its database is in ${folder}.`,
    )
  }
  makeFolder(folder)
  await handOver(folder, user)
  return {
    folder,
    cluster: join(folder, 'cluster'),
    logFile: join(folder, 'server.log'),
    password: credentials.password,
    user,
  }
}

async function firstCredentials(dataDir: string, user: SystemUser | undefined) {
  const inside = join(dataDir, 'postgres')
  if (existsSync(inside) && readdirSync(inside).length > 0) {
    throw new StartError(
      `${inside} holds files although ${dataDir} knows no database, so they are not touched. Bring postgres.json back from a backup, or move that folder away to begin with an empty database.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  const hash = createHash('sha256').update(`${dataDir} ${password}`).digest('hex').slice(0, 16)
  const folder = (await canEnter(dataDir, user)) ? 'postgres' : join(SYSTEM_FOLDER, hash)
  keepCredentials(dataDir, { password, folder })
  return { password, folder }
}

/** Asks the system instead of reading modes, which say nothing about access lists or closed parents. */
async function canEnter(folder: string, user: SystemUser | undefined): Promise<boolean> {
  const { code } = await runCommand('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user)
  return code === 0
}

function makeFolder(folder: string): void {
  // Explicitly, as a strict umask would close the shared parent to the database's user.
  if (!existsSync(SYSTEM_FOLDER) && dirname(folder) === SYSTEM_FOLDER) {
    mkdirSync(SYSTEM_FOLDER, { recursive: true })
    chmodSync(SYSTEM_FOLDER, 0o755)
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

async function handOver(folder: string, user: SystemUser | undefined): Promise<void> {
  const owner = statSync(folder).uid
  const wanted = user?.uid ?? process.getuid?.()
  if (owner === wanted) return
  const name = await nameOf(owner)
  // Root may take over what root created, or what belongs to a deleted account, as after a new container image.
  if (user === undefined || (owner !== 0 && name !== undefined)) {
    throw new StartError(
      `The database in ${folder} belongs to user ${name ?? owner}, and PostgreSQL opens only its own user's files. Start as ${name ?? owner}, or set DATA_DIR to another folder.`,
    )
  }
  chownTree(folder, user)
}

async function nameOf(uid: number): Promise<string | undefined> {
  const { code, output } = await runCommand('id', ['-nu', String(uid)])
  return code === 0 ? output : undefined
}

/** The top folder comes last: its owner shows that all the rest has been handed over. */
function chownTree(folder: string, user: SystemUser): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, name), user.uid, user.gid)
  }
  chownSync(folder, user.uid, user.gid)
}
