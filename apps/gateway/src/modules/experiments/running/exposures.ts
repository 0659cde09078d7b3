import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createBeaconLedger } from '../../../beacons/beacon-ledger'
import { createBeaconQueue } from '../../../beacons/beacon-queue'
import type { Context } from '../../../context'
import { limitInMemory } from '../../../limits/limit-in-memory'
import { type Exposure, insertExposures, keyOf } from './exposure-store'

/** As many per network as views are accepted from it, see `modules/visits`. */
const LIMITS = [
  { seconds: 60, most: 3_000 },
  { seconds: 24 * 3_600, most: 100_000 },
]

/** Records who was sent which variant. */
export interface Exposures {
  /** Waits for nothing. */
  note(exposure: Omit<Exposure, 'sent_at'>, request: Pick<FastifyRequest, 'ip'>): void
}

/** Stores waiting exposures when the server closes. */
export function openExposures(app: FastifyInstance, ctx: Pick<Context, 'db' | 'log'>): Exposures {
  const subject = { name: 'experiment_exposures', title: 'Pages sent as a part of an experiment' }
  const ledger = createBeaconLedger(app.metrics, subject, () => queue.waiting())
  const queue = createBeaconQueue<Exposure>({
    keyOf,
    merge: (earlier) => earlier,
    store: (exposures) => insertExposures(ctx.db, exposures),
    ledger,
    log: ctx.log,
  })
  app.addHook('onClose', () => queue.close())
  const isWithinLimits = limitInMemory(LIMITS)
  return {
    note(exposure, { ip }) {
      ledger.received()
      if (isWithinLimits(ip)) queue.add({ ...exposure, sent_at: performance.now() })
      else ledger.dropped('too_many')
    },
  }
}
