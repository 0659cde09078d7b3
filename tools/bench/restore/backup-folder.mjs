import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 200
const PATIENCE_MS = 1_800_000

/** What is in the folder that one database is backed up to: names and sizes, as the rest is encrypted. */
export class BackupFolder {
  constructor(folder) {
    this.folder = folder
  }

  /** Resolves once there is a whole base. Throws after half an hour, like everything that waits here. */
  untilBase() {
    return until('A base', () => this.#bases().some((base) => existsSync(join(base, 'manifest'))))
  }

  /** Resolves once this segment of the log, and with it every earlier one, is stored. */
  untilSegment(name) {
    return until(`The segment ${name}`, () => this.#segments().includes(name))
  }

  /** Bytes of the newest base. */
  baseBytes() {
    const base = this.#bases().at(-1)
    return readdirSync(base).reduce((sum, name) => sum + statSync(join(base, name)).size, 0)
  }

  /** When the newest segment was stored, in milliseconds. */
  segmentAt() {
    return Math.max(...this.#segments().map((name) => statSync(join(this.#of('wal'), name)).mtimeMs))
  }

  #bases() {
    const top = this.#of('base')
    return existsSync(top)
      ? readdirSync(top)
          .sort()
          .map((id) => join(top, id))
      : []
  }

  #segments() {
    const top = this.#of('wal')
    return existsSync(top) ? readdirSync(top).filter((name) => /^[0-9A-F]{24}$/.test(name)) : []
  }

  /** Below the number of the database, which has the ledger of erasures next to it. */
  #of(kind) {
    const clusters = existsSync(this.folder) ? readdirSync(this.folder) : []
    const cluster = clusters.find((name) => /^\d+$/.test(name)) ?? ''
    return join(this.folder, cluster, kind)
  }
}

async function until(what, look) {
  const end = Date.now() + PATIENCE_MS
  while (!look()) {
    if (Date.now() > end) throw new Error(`${what} does not come to the backups.`)
    await wait(LOOK_MS)
  }
}
