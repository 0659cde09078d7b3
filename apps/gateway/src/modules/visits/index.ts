import type { FastifyInstance } from 'fastify'
import { createBeaconLedger } from '../../beacons/beacon-ledger'
import { createBeaconQueue } from '../../beacons/beacon-queue'
import type { Context } from '../../context'
import { registerVisitBeacons } from './routes'
import { keyOf, mergeVisits, type Visit } from './visit'
import { upsertVisits } from './visit-store'

/** Takes the beacons that tell who looked at which page and for how long; stores what waits when the server closes. */
export function installVisits(app: FastifyInstance, ctx: Pick<Context, 'db' | 'log'>): void {
  const subject = { name: 'visits', title: 'Beacons of visits' }
  const ledger = createBeaconLedger(app.metrics, subject, () => queue.waiting())
  const queue = createBeaconQueue<Visit>({
    keyOf,
    merge: mergeVisits,
    store: (visits) => upsertVisits(ctx.db, visits),
    ledger,
    log: ctx.log,
  })
  registerVisitBeacons(app, queue, ledger)
  app.addHook('onClose', () => queue.close())
}
