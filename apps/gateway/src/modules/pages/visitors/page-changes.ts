import { Client } from 'pg'
import type { Context } from '../../../context'
import { createDatabaseClock, type DatabaseClock } from './database-clock'

const PAGE_CHANNEL = 'page_changed'
const COMPANY_CHANNEL = 'company_changed'
export const ANSWERS_CHANNEL = 'answers_changed'
const SWITCH_CHANNEL = 'kill_switch'
const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5_000
const HEARTBEAT_MS = 15_000
const ANSWER_TIMEOUT_MS = 5_000

/** Somebody who keeps something of a page in memory. */
export interface PageWatcher {
  /** This page may be different now. */
  pageChanged(code: string): void
  /** Every page says something else of the company now. */
  companyChanged(): void
  /** A call answers something else now, which may be drawn in any page. */
  answersChanged?(): void
  /** Something was switched off, or on again; what is known of it may still be old. */
  switchSet?(): void
  /** What is switched off is known to be something else now, which may change any page. */
  switchesChanged?(): void
  /** Notices may have been missed: anything may be different. */
  everythingChanged(): void
}

/** One connection that hears of every change to a page and to what all of them say, whichever process makes it, and keeps the database's time. */
export interface PageChanges {
  clock: DatabaseClock
  watch(watcher: PageWatcher): void
  /** Ends the connection; no watcher hears anything afterwards. Safe to repeat. */
  close(): Promise<void>
}

/**
 * Starts to listen, and returns once the first attempt has succeeded or failed. A lost connection is made again, after
 * pauses that grow to 5 s; a beat every 15 s finds one that hangs. What notices may have missed is told as
 * `everythingChanged`.
 */
export async function listenToPageChanges(ctx: Pick<Context, 'db' | 'log'>): Promise<PageChanges> {
  const clock = createDatabaseClock()
  const watchers: PageWatcher[] = []
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = FIRST_RETRY_MS
  let closed = false

  async function connect(): Promise<void> {
    const candidate = new Client({ ...ctx.db.pool.options, query_timeout: ANSWER_TIMEOUT_MS })
    candidate.on('error', () => lose(candidate))
    candidate.on('end', () => lose(candidate))
    candidate.on('notification', ({ channel, payload }) => {
      for (const watcher of watchers) {
        if (channel === COMPANY_CHANNEL) watcher.companyChanged()
        else if (channel === ANSWERS_CHANNEL) watcher.answersChanged?.()
        else if (channel === SWITCH_CHANNEL) watcher.switchSet?.()
        else watcher.pageChanged(payload ?? '')
      }
    })
    client = candidate
    try {
      await candidate.connect()
      await candidate.query(
        `LISTEN ${PAGE_CHANNEL}; LISTEN ${COMPANY_CHANNEL}; LISTEN ${ANSWERS_CHANNEL}; LISTEN ${SWITCH_CHANNEL}`,
      )
      await askTime(candidate, clock)
    } catch {
      return lose(candidate)
    }
    if (client !== candidate) return
    pauseMs = FIRST_RETRY_MS
    for (const watcher of watchers) watcher.everythingChanged()
    planBeat(candidate)
  }

  function planBeat(candidate: Client): void {
    timer = setTimeout(() => {
      askTime(candidate, clock).then(
        () => client === candidate && planBeat(candidate),
        () => lose(candidate),
      )
    }, HEARTBEAT_MS).unref()
  }

  function lose(candidate: Client): void {
    if (client !== candidate) return
    client = undefined
    clearTimeout(timer)
    candidate.end().catch(() => {})
    if (closed) return
    ctx.log.warn({ retry_ms: pauseMs }, 'Lost the connection that hears of page changes; connecting again')
    timer = setTimeout(() => void connect(), pauseMs).unref()
    pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS)
  }

  await connect()
  return {
    clock,
    watch: (watcher) => void watchers.push(watcher),
    close: async () => {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      watchers.length = 0
      await last?.end().catch(() => {})
    },
  }
}

async function askTime(client: Client, clock: DatabaseClock): Promise<void> {
  const askedAt = performance.now()
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  if (rows[0]) clock.learn(rows[0].now.getTime(), askedAt, performance.now())
}
