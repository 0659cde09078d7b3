import { channel } from 'node:diagnostics_channel'
import { createWorkPool } from './work-pool'

/** Publishes the name of every piece of work as it is handed over. Only measurements subscribe to it. */
export const workHandedOver = channel('yingzao:work')

/**
 * Two, so that one hard piece of work does not hold up everything else; more would take the cores from visitors. One
 * pool for all kinds of work in the process.
 */
const pool = createWorkPool({ size: 2, mostWaiting: 200 })

/** Far more than the largest document or rendering takes on a busy machine. */
const PATIENCE_MS = 5_000

// biome-ignore lint/suspicious/noExplicitAny: any function that can be loaded
type Loadable = (...args: any[]) => unknown

/**
 * Returns the same function, run in a worker: for what takes long on valid input. `module` is the address of the module
 * that exports it under `name`. Arguments and results are copied; errors come back without their class.
 */
export function inWorker<Job extends Loadable>(
  module: URL,
  name: string,
): (...args: Parameters<Job>) => Promise<Awaited<ReturnType<Job>>> {
  return (...args) => {
    workHandedOver.publish(name)
    return pool.run({ module: module.href, name, args, patienceMs: PATIENCE_MS }) as Promise<
      Awaited<ReturnType<Job>>
    >
  }
}
