import { networkOf } from './network-of'

/** How much is accepted from one network in a period that begins with the first of all. */
export interface MemoryWindow {
  seconds: number
  most: number
}

/** The most networks that are told apart. All others count as one, so that many addresses do not fill the memory. */
const MOST_NETWORKS = 50_000

/**
 * Returns a function that says for each thing, or several at once, from an address whether all of it is within every
 * window of its network. Counted in this process alone and without waiting, for what comes too often to ask the
 * database, such as reports that no phone waits for. What exceeds one window does not count in the next.
 */
export function limitInMemory(
  windows: readonly MemoryWindow[],
  now: () => number = () => performance.now(),
): (ip: string, things?: number) => boolean {
  const counters = windows.map((window) => createCounter(window, now))
  return (ip, things = 1) => {
    const network = networkOf(ip)
    return counters.every((counts) => counts(network, things))
  }
}

function createCounter(
  { seconds, most }: MemoryWindow,
  now: () => number,
): (network: string, things: number) => boolean {
  const counts = new Map<string, number>()
  let endsAt = now() + seconds * 1_000
  return (network, things) => {
    if (now() >= endsAt) {
      counts.clear()
      endsAt = now() + seconds * 1_000
    }
    const key = counts.has(network) || counts.size < MOST_NETWORKS ? network : 'others'
    const count = (counts.get(key) ?? 0) + things
    counts.set(key, count)
    return count <= most
  }
}
