import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.mjs'
import { gatewayProgram } from '../../lib/gateway.mjs'
import { productionSettings } from '../production-settings.mjs'
import { startServer } from '../start-server.mjs'
import { BackupFolder } from './backup-folder.mjs'

const PAGE = '/h5-page/h5/etf-course'
/** Copied by other means than the database backups. */
const FILES = ['assets', 'videos', 'audit-heads']

/**
 * A gateway with its data folder and, apart from it, its backups and its keys: the former can be lost, the latter stay.
 */
export class Place {
  #top
  #gateway

  static async make() {
    const place = new Place()
    const top = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
    // Temporary folders are closed to other users, the database's among them.
    await chmod(top, 0o711)
    place.#top = top
    place.backups = new BackupFolder(join(top, 'backups'))
    const env = {
      ...process.env,
      ...productionSettings(),
      // With the pages of the demo.
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      // Each lead comes from an address of its own.
      TRUSTED_PROXIES: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: join(top, 'data'),
      BACKUP_TO: place.backups.folder,
      BACKUP_KEY: `bench:${randomBytes(32).toString('base64url')}`,
    }
    delete env.DATABASE_URL
    place.env = env
    return place
  }

  /** Returns once the gateway says that it is ready and has served a page. */
  async start() {
    this.#gateway = await startServer([gatewayProgram('main')], this.env)
    const origin = `http://127.0.0.1:${this.env.PORT}`
    for (;;) {
      const { status } = await fetch(`${origin}/readyz`)
      if (status === 200) break
      await wait(50)
    }
    const reply = await fetch(`${origin}${PAGE}`)
    if (!reply.ok || !(await reply.text()).includes('</html>'))
      throw new Error(`${PAGE} was answered with ${reply.status}.`)
  }

  /** Copies the files kept beside the database, as an operator does each night. */
  keepFiles() {
    return copyFiles(this.env.DATA_DIR, join(this.#top, 'files'))
  }

  /** Kills the gateway and its database at once, and loses their disk. The next data folder has the files again and no database. */
  async lose() {
    const { DATA_DIR } = this.env
    const [pid] = readFileSync(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
    this.#gateway.kill('SIGKILL')
    process.kill(Number(pid), 'SIGKILL')
    if (this.#gateway.signalCode === null) await once(this.#gateway, 'exit')
    // Its processes end only once they notice, and may write until then.
    await rm(DATA_DIR, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
    this.env.DATA_DIR = join(this.#top, 'new-data')
    await mkdir(this.env.DATA_DIR)
    await copyFiles(join(this.#top, 'files'), this.env.DATA_DIR)
  }

  async remove() {
    const gateway = this.#gateway
    if (gateway && gateway.exitCode === null && gateway.signalCode === null) {
      gateway.kill('SIGTERM')
      await once(gateway, 'exit')
    }
    await rm(this.#top, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function copyFiles(from, to) {
  for (const name of FILES)
    if (existsSync(join(from, name))) await cp(join(from, name), join(to, name), { recursive: true })
}
