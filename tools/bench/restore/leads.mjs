import { once } from 'node:events'
import { runNode, spawnNode } from '../start-server.mjs'

/**
 * Submits leads to a gateway until `stop`, which returns those that were acknowledged, in order, each with its time.
 */
export function startLeads(env) {
  const { child, printed } = spawnNode(['--import', 'tsx', 'tools/bench/restore/leads-process.ts'], env)
  const over = once(child, 'close')
  let isStopped = false
  const ended = over.then(() => {
    if (!isStopped) throw new Error(`No more leads are left:\n${printed()}`)
  })
  // Reported to whoever awaits it.
  ended.catch(() => {})
  return {
    /** Resolves once the first was acknowledged. */
    begun: once(child.stdout, 'data'),
    /** Rejects if the leads stop by themselves. */
    ended,
    async stop() {
      isStopped = true
      child.kill('SIGKILL')
      await over
      return [...printed().matchAll(/^(\S{36}) (\d{11}) (\d+)$/gm)].map(([, id, handset, at]) => ({
        id,
        handset,
        at: Number(at),
      }))
    },
  }
}

/** The phone numbers of the leads that a gateway has, by lead id. */
export async function storedLeads(env) {
  const printed = await runNode(['--import', 'tsx', 'tools/bench/restore/found-process.ts'], env)
  return new Map([...printed.matchAll(/^(\S{36}) (\d{11})$/gm)].map(([, id, handset]) => [id, handset]))
}

/**
 * For leads acknowledged one after another: how many seconds passed between the newest stored one and the last one, how
 * many before that newest one are not stored, and how many are stored with a different phone number.
 */
export function compareLeads(acknowledged, stored) {
  const newest = acknowledged.findLastIndex(({ id }) => stored.has(id))
  const before = acknowledged.slice(0, newest + 1)
  const last = acknowledged.at(-1)?.at ?? Number.NaN
  const rpo = newest === -1 ? Number.POSITIVE_INFINITY : (last - acknowledged[newest].at) / 1_000
  return {
    rpo,
    lost: before.filter(({ id }) => !stored.has(id)).length,
    misread: before.filter(({ id, handset }) => stored.has(id) && stored.get(id) !== handset).length,
  }
}
