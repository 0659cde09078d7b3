import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chmod, chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A data folder that is removed in the end, with the database that may still run in it. */
export class DataFolder implements AsyncDisposable {
  /** Where a test puts its data folder; the folder itself may be deeper. */
  private constructor(
    private readonly top: string,
    readonly path: string,
  ) {}

  static async create(options: { owner?: { uid: number; gid: number }; closedParent?: boolean } = {}) {
    const top = await mkdtemp(join(tmpdir(), 'yingzao-e2e-'))
    if (options.closedParent) return new DataFolder(top, join(top, 'data'))
    // Temporary folders are closed to other users, the database's among them.
    await chmod(top, 0o711)
    if (options.owner) await chown(top, options.owner.uid, options.owner.gid)
    return new DataFolder(top, top)
  }

  /** Where the database is; only known after a first start. */
  get databaseFolder(): string {
    return resolve(this.path, this.credentials().folder)
  }

  /** The process id of the PostgreSQL that serves this folder; undefined when it was stopped. */
  get postgresPid(): number | undefined {
    const file = join(this.databaseFolder, 'cluster/postmaster.pid')
    return existsSync(file) ? Number(pidFileLines(file)[0]) : undefined
  }

  /** Address of the database while it runs. */
  get databaseUrl(): string {
    const port = pidFileLines(join(this.databaseFolder, 'cluster/postmaster.pid'))[3]
    return `postgres://yingzao:${this.credentials().password}@127.0.0.1:${port}/yingzao`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (existsSync(join(this.path, 'postgres.json'))) {
      const { databaseFolder, postgresPid } = this
      if (postgresPid !== undefined) stopPostgres(postgresPid)
      rmSync(databaseFolder, { recursive: true, force: true, maxRetries: 5 })
    }
    rmSync(this.top, { recursive: true, force: true, maxRetries: 5 })
  }

  private credentials(): { password: string; folder: string } {
    return JSON.parse(readFileSync(join(this.path, 'postgres.json'), 'utf8'))
  }
}

function pidFileLines(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n')
}

/** Sends SIGQUIT, PostgreSQL's quickest stop; only to a process that is still a PostgreSQL. */
function stopPostgres(pid: number): void {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    if (command.includes('postgres')) process.kill(pid, 'SIGQUIT')
  } catch {
    // It ended by itself.
  }
}
