import { channel } from 'node:diagnostics_channel'
import { createWorkPool } from './work-pool'

/** Hears the name of every piece of work as it is handed over. Nobody listens but who measures. */
export const workHandedOver = channel('yingzao:work')

/**
 * Two, so that one hard piece of work does not hold up everything else; more would take the cores from visitors. One
 * pool for all kinds of work of the process, whatever asks for it.
 */
const pool = createWorkPool({ size: 2, mostWaiting: 200 })

/** Far more than the largest document or drawing takes on a busy machine. */
const PATIENCE_MS = 5_000

// biome-ignore lint/suspicious/noExplicitAny: any function that can be loaded
type Loadable = (...args: any[]) => unknown

/**
 * The same function done in a worker: for what takes long on input that is allowed. `module` is the address of the
 * module that exports it under `name`. What goes in and out is copied; errors come back without their class.
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
