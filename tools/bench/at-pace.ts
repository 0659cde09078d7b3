import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts a piece of work a given number of times a second for a given number of seconds, however long each takes, and
 * waits for all of them. Returns how many there were, and how late the latest began, in milliseconds.
 */
export async function atPace(
  perSecond: number,
  seconds: number,
  work: () => Promise<void>,
): Promise<{ count: number; behind: number }> {
  const begin = performance.now()
  const count = Math.round(perSecond * seconds)
  const under = new Set<Promise<void>>()
  let behind = 0
  for (let begun = 0; begun < count; begun += 1) {
    const due = begin + (begun * 1_000) / perSecond
    const now = performance.now()
    if (due > now) await wait(due - now)
    else behind = Math.max(behind, now - due)
    const one = work()
    under.add(one)
    void one.finally(() => under.delete(one))
  }
  await Promise.all(under)
  return { count, behind: Math.round(behind) }
}
