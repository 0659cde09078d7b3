import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database'
import { type Lease, LostLease, takeLease } from './lease'
import { SupplierError } from './supplier-error'

/** Longer than three tries of three seconds and the pauses between them, twice. */
const LEASE_S = 30
/** How long to wait for what another process makes. */
const WAIT_MS = 12_000
const POLL_MS = 100

interface Makeable<T> {
  /** Names the thing among all that are made. */
  name: string
  /** Returns the thing, if it exists. */
  find(): Promise<T | undefined>
  /** Makes it and stores it where `find` looks: under `lease.hold` unless it has a key of its own there. */
  make(lease: Lease): Promise<T>
}

/** Returns a thing that is made when somebody first asks for it. */
export type MakeOnce = <T>(thing: Makeable<T>) => Promise<T>

/**
 * Makes things of which there must be only one, though many ask at once, here and in other processes: one of them makes
 * it, the others wait for it. Nobody holds a connection or a row meanwhile, since making may take as long as a supplier
 * does. When making fails, it fails for all in this process who waited for it.
 */
export function createMakeOnce(db: Pick<Database, 'orm'>): MakeOnce {
  const running = new Map<string, Promise<unknown>>()
  return async <T>(thing: Makeable<T>) => {
    const found = await thing.find()
    if (found !== undefined) return found
    const waiting = running.get(thing.name) as Promise<T> | undefined
    if (waiting) return waiting
    const made = findOrMake(db, thing).finally(() => running.delete(thing.name))
    running.set(thing.name, made)
    return made
  }
}

async function findOrMake<T>(db: Pick<Database, 'orm'>, { name, find, make }: Makeable<T>): Promise<T> {
  const giveUpAt = performance.now() + WAIT_MS
  while (performance.now() < giveUpAt) {
    const lease = await takeLease(db, name, LEASE_S)
    // The holder of the lease looks too: another may have made it a moment ago.
    try {
      const found = await find()
      if (found !== undefined) return found
      if (lease) return await make(lease)
    } catch (error) {
      // Whoever took the lease over has made one meanwhile, or is making it.
      if (!(error instanceof LostLease)) throw error
    } finally {
      await lease?.giveBack()
    }
    await pause(POLL_MS)
  }
  throw new SupplierError('unavailable', `Another process has been making ${name} for ${WAIT_MS} ms.`)
}
