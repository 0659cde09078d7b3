import type { Client } from 'pg'
import type { Context } from '../../../context'
import { createDatabaseClock, type DatabaseClock } from './database-clock'
import { hearOneself, type SelfHearing } from './hear-oneself'
import { CHANNELS, type PageWatcher, tell } from './page-watcher'

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5_000
const HEARTBEAT_MS = 15_000
const ANSWER_TIMEOUT_MS = 5_000

const LOST = 'Lost the connection that hears of page changes; connecting again'
const DEAF =
  'The connection that hears of page changes did not hear its own notice, so changes are only found as it connects again. DIRECT_DATABASE_URL, or DATABASE_URL where that is not set, leads to a pooler such as pgbouncer: set DIRECT_DATABASE_URL to the PostgreSQL server itself'

/**
 * One connection that is notified of every change to a page and to what all pages share, whichever process makes it,
 * and that keeps the database's time.
 */
export interface PageChanges {
  clock: DatabaseClock
  /** How often the connection was lost so far. */
  losses(): number
  watch(watcher: PageWatcher): void
  /** Ends the connection; no watcher hears anything afterwards. Safe to repeat. */
  close(): Promise<void>
}

export interface ListenOptions {
  /** Between two beats, in milliseconds. */
  beatMs?: number
  /** How long an answer or a notice of its own may take, in milliseconds. */
  answerMs?: number
  /** False only to show what it is good for. */
  hearsItself?: boolean
}

/**
 * Starts to listen, and returns once the first attempt has succeeded or failed. A lost connection is re-established,
 * after pauses that grow to 5 s; a heartbeat every 15 s detects one that hangs, and one that notices no longer reach.
 * What may have been missed is reported as `everythingChanged`.
 */
export async function listenToPageChanges(
  ctx: Pick<Context, 'db' | 'log'>,
  { beatMs = HEARTBEAT_MS, answerMs = ANSWER_TIMEOUT_MS, hearsItself = true }: ListenOptions = {},
): Promise<PageChanges> {
  const clock = createDatabaseClock()
  const watchers: PageWatcher[] = []
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = FIRST_RETRY_MS
  let closed = false
  let losses = 0

  async function connect(): Promise<void> {
    const candidate = ctx.db.openSession({ queryTimeoutMs: answerMs })
    const hearing = hearOneself(candidate, ctx.db.pool, answerMs)
    candidate.on('error', () => lose(candidate))
    candidate.on('end', () => lose(candidate))
    candidate.on('notification', (notice) => {
      for (const watcher of watchers) tell(watcher, notice)
    })
    client = candidate
    try {
      await candidate.connect()
      const listens = [...CHANNELS, hearing.channel].map((channel) => `LISTEN ${channel}`)
      await candidate.query(listens.join('; '))
      await askTime(candidate, clock)
    } catch {
      return lose(candidate)
    }
    if (client !== candidate) return
    // Even if it turns out to be deaf: then this is the only way in which changes are found.
    for (const watcher of watchers) watcher.everythingChanged()
    if (await hears(candidate, hearing)) {
      pauseMs = FIRST_RETRY_MS
      planBeat(candidate, hearing)
    }
  }

  function planBeat(candidate: Client, hearing: SelfHearing): void {
    timer = setTimeout(async () => {
      try {
        await askTime(candidate, clock)
      } catch {
        return lose(candidate)
      }
      if (await hears(candidate, hearing)) planBeat(candidate, hearing)
    }, beatMs).unref()
  }

  /** Whether it is still the current one and hears itself; one that does not is given up. */
  async function hears(candidate: Client, hearing: SelfHearing): Promise<boolean> {
    if (client !== candidate) return false
    if (hearsItself && (await hearing.ask()) === 'deaf') lose(candidate, DEAF)
    return client === candidate
  }

  function lose(candidate: Client, why = LOST): void {
    if (client !== candidate) return
    client = undefined
    clearTimeout(timer)
    candidate.end().catch(() => {})
    if (closed) return
    losses += 1
    ctx.log.warn({ retry_ms: pauseMs }, why)
    timer = setTimeout(() => void connect(), pauseMs).unref()
    pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS)
  }

  await connect()
  return {
    clock,
    losses: () => losses,
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
