import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerVisitBeacons } from './routes'
import { createVisitLedger } from './visit-ledger'
import { createVisitQueue } from './visit-queue'
import { upsertVisits } from './visit-store'

/** Takes the beacons that tell who looked at which page and for how long; stores what waits when the server closes. */
export function installVisits(app: FastifyInstance, ctx: Pick<Context, 'db' | 'log'>): void {
  const ledger = createVisitLedger(app.metrics, () => queue.waiting())
  const queue = createVisitQueue({ store: (visits) => upsertVisits(ctx.db, visits), ledger, log: ctx.log })
  registerVisitBeacons(app, queue, ledger)
  app.addHook('onClose', () => queue.close())
}
