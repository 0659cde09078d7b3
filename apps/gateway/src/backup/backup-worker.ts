import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { EmbeddedDatabase } from '../db/embedded/open-embedded-database'
import { type BackupFigures, newFigures, refreshFigures } from './backup-figures'
import { isBaseDue } from './is-base-due'
import { listBases } from './list-bases'
import { makeBase } from './make-base'
import type { AboutBase } from './manifest'
import { claimCluster } from './owner'
import { pruneBackups } from './prune-backups'
import { readCluster } from './read-cluster'
import type { SealedStore } from './sealed-store'
import { shipOwn } from './until-archived'

/** How often the spool is checked. */
const LOOK_MS = 5_000
/** How often something is written when nobody else writes, so that the age of the last segment is meaningful. */
const BEAT_MS = 60_000
/** How soon after a failed base the next is tried. */
const AGAIN_MS = 600_000

export interface BackupWorkerOptions {
  embedded: Pick<EmbeddedDatabase, 'url' | 'place'>
  pool: Pool
  store: SealedStore
  log: FastifyBaseLogger
  /** What the application says about itself, asked for each base. */
  about: () => Promise<AboutBase>
}

export interface BackupWorker {
  /** The state of backups, as this process sees it. */
  figures(): BackupFigures
  /** Stops; a base in progress is abandoned, and the next start makes one. */
  stop(): Promise<void>
  /** Ships what PostgreSQL handed over when it was stopped. */
  shipLast(): Promise<void>
}

/**
 * Takes what PostgreSQL hands over to the backups within seconds, and makes a base every night, for as long as the
 * process lives. Failures are logged, counted and retried.
 */
export function startBackupWorker(options: BackupWorkerOptions): BackupWorker {
  const { embedded, pool, store, log } = options
  const { place, url } = embedded
  const cluster = readCluster(place)
  const figures = newFigures()
  let isStopping = false
  let wake: () => void = () => {}
  let isOurs = false
  let beatAt = 0
  let baseAt = 0
  let tellAt = 0
  let making: Promise<void> | undefined

  async function look(): Promise<void> {
    if (!isOurs) await claimCluster(store, place, cluster)
    isOurs = true
    await ship()
    if (Date.now() < beatAt) return
    beatAt = Date.now() + BEAT_MS
    isOurs = false
    // An empty commit: its segment is handed over a minute later.
    await pool.query("SELECT pg_logical_emit_message(true, 'yingzao backup', '')")
    await refreshFigures(figures, { store, cluster, place })
    if (making || Date.now() < baseAt || !isBaseDue(figures.baseAt, new Date())) return
    making = makeBaseNow().finally(() => {
      making = undefined
    })
  }

  const ship = () =>
    shipOwn({
      store,
      place,
      cluster,
      onShipped: () => {
        figures.walAt = Date.now()
      },
    })

  async function makeBaseNow(): Promise<void> {
    baseAt = Date.now() + AGAIN_MS
    try {
      const about = await options.about()
      // Another process may have made one since.
      const newest = (await listBases(store, cluster)).findLast(({ wholeAt }) => wholeAt !== undefined)
      if (!isBaseDue(newest?.wholeAt?.getTime(), new Date())) return
      const made = await makeBase({ url, place, store, about, report: (line) => log.info(line) })
      if (!made) return
      figures.baseAt = Date.now()
      log.info({ pruned: await pruneBackups(store, cluster) }, 'A base was made')
    } catch (error) {
      figures.failures += 1
      log.error({ err: error }, 'No base could be made; it is tried again in ten minutes')
    }
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      await look().catch((error: unknown) => {
        figures.failures += 1
        if (Date.now() < tellAt) return
        tellAt = Date.now() + BEAT_MS
        log.error({ err: error }, 'The log of the database is not backed up; it is tried again')
      })
      if (!isStopping) await pause()
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const working = work()
  return {
    figures: () => figures,
    async stop() {
      isStopping = true
      wake()
      await working
    },
    async shipLast() {
      await ship().catch((error: unknown) => {
        log.error({ err: error }, 'The end of the log waits for the next start to be backed up')
      })
    },
  }
}
