import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/** Memory, event loop and garbage collection of this process; watched once, however many servers it runs. */
export function processMetrics(): Registry {
  if (registry) return registry
  registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
