import type { FastifyInstance } from 'fastify'
import { createBeaconLedger } from '../../beacons/beacon-ledger'
import { createBeaconQueue } from '../../beacons/beacon-queue'
import type { Context } from '../../context'
import { insertEvents, keyOf, type StoredEvent } from './event-store'
import { registerEventBeacon } from './routes'

/** Takes what pages report of their blocks: seen, tapped, done or failed. */
export function installEvents(app: FastifyInstance, ctx: Pick<Context, 'db' | 'log'>): void {
  const subject = { name: 'page_events', title: 'Events of blocks' }
  const ledger = createBeaconLedger(app.metrics, subject, () => queue.waiting())
  const queue = createBeaconQueue<StoredEvent>({
    keyOf,
    // A repeat of what was sent and not heard of.
    merge: (earlier) => earlier,
    store: (events) => insertEvents(ctx.db, events),
    ledger,
    log: ctx.log,
  })
  registerEventBeacon(app, queue, ledger)
  app.addHook('onClose', () => queue.close())
}
