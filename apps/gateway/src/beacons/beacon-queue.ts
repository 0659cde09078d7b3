import type { FastifyBaseLogger } from 'fastify'
import type { BeaconLedger } from './beacon-ledger'

/** The most rows in one statement. */
const BATCH = 500
/** How long a row waits to be stored together with others, in milliseconds. */
const GATHER_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** Rows kept while the database is unreachable: some 20 MB, and at 100 views a second more than three minutes. */
const CAPACITY = 20_000

/** What beacons have reported, on its way to the database. Adding never waits. */
export interface BeaconQueue<Row> {
  add(row: Row): void
  /** Beacons that are neither stored nor dropped. */
  waiting(): number
  /** Stores what waits; what the database does not take now is dropped and counted. Safe to repeat. */
  close(): Promise<void>
}

export interface BeaconQueueOptions<Row> {
  /** The key of a row in the database. */
  keyOf(row: Row): string
  /** Merges two reports of one row. */
  merge(earlier: Row, later: Row): Row
  /** Stores rows of different keys, all or none. */
  store(rows: readonly Row[]): Promise<void>
  ledger: Pick<BeaconLedger, 'stored' | 'dropped'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  capacity?: number
}

/** A row, and how many beacons have reported it. */
interface Entry<Row> {
  row: Row
  beacons: number
}

/**
 * Gathers rows and stores them in statements of up to 500 rows, one statement at a time. While the database is
 * unreachable they wait, up to a limit beyond which the oldest are dropped as `backlog`.
 */
export function createBeaconQueue<Row>(options: BeaconQueueOptions<Row>): BeaconQueue<Row> {
  const { keyOf, merge, store, ledger, log, capacity = CAPACITY } = options
  /** In order of arrival. Beacons of one row become one entry. */
  const entries = new Map<string, Entry<Row>>()
  let beacons = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let pauseMs = GATHER_MS
  let isAway = false
  let closing: Promise<void> | undefined

  function keep(entry: Entry<Row>): void {
    const key = keyOf(entry.row)
    const known = entries.get(key)
    if (known) {
      known.row = merge(known.row, entry.row)
      known.beacons += entry.beacons
      return
    }
    entries.set(key, entry)
    if (entries.size > capacity) drop('backlog', takeOldest(1))
  }

  function takeOldest(count: number): Entry<Row>[] {
    const taken: Entry<Row>[] = []
    for (const [key, entry] of entries) {
      if (taken.length === count) break
      entries.delete(key)
      taken.push(entry)
    }
    return taken
  }

  function plan(): void {
    if (writing || closing || entries.size === 0) return
    if (entries.size >= BATCH && !isAway) start()
    else timer ??= setTimeout(start, pauseMs).unref()
  }

  function start(): void {
    clearTimeout(timer)
    timer = undefined
    writing = storeBatch().finally(() => {
      writing = undefined
      plan()
    })
  }

  async function storeBatch(): Promise<void> {
    if (entries.size === 0) return
    const left = await attempt(takeOldest(BATCH))
    isAway = left.length > 0
    pauseMs = isAway ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : GATHER_MS
    putBack(left)
  }

  /** Stores a batch and returns what is left of it: nothing, unless the database was unreachable. */
  async function attempt(batch: readonly Entry<Row>[]): Promise<readonly Entry<Row>[]> {
    try {
      await store(batch.map(({ row }) => row))
      ledger.stored(settle(batch))
      return []
    } catch (error) {
      if (isRefusal(error)) return sift(batch, error)
      if (!isAway) log.warn({ err: error }, 'What beacons tell cannot be stored; it waits')
      return batch
    }
  }

  /** One row that the database refuses must not take the others with it, nor be retried forever. */
  async function sift(batch: readonly Entry<Row>[], refusal: unknown): Promise<readonly Entry<Row>[]> {
    if (batch.length > 1) {
      const middle = batch.length >> 1
      return [...(await attempt(batch.slice(0, middle))), ...(await attempt(batch.slice(middle)))]
    }
    log.error({ err: refusal }, 'A row of beacons was refused by the database and is dropped')
    drop('refused', batch)
    return []
  }

  /** To the front: they are the oldest. */
  function putBack(batch: readonly Entry<Row>[]): void {
    if (batch.length === 0) return
    const newer = [...entries.values()]
    entries.clear()
    for (const entry of [...batch, ...newer]) keep(entry)
  }

  function drop(reason: string, dropped: readonly Entry<Row>[]): void {
    const count = settle(dropped)
    if (count > 0) ledger.dropped(reason, count)
  }

  function settle(settled: readonly Entry<Row>[]): number {
    const count = settled.reduce((sum, entry) => sum + entry.beacons, 0)
    beacons -= count
    return count
  }

  async function close(): Promise<void> {
    clearTimeout(timer)
    await (writing ?? storeBatch())
    // A database that has just failed gets no second chance: the process has to exit.
    while (entries.size > 0 && !isAway) await storeBatch()
    drop('shutdown', takeOldest(entries.size))
  }

  return {
    add: (row) => {
      beacons += 1
      keep({ row, beacons: 1 })
      plan()
    },
    waiting: () => beacons,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** SQLSTATE classes of data that a database will never accept: invalid values, violated constraints. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}
