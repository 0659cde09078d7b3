import type { FastifyInstance } from 'fastify'
import { createBeaconLedger } from '../../beacons/beacon-ledger'
import { createBeaconQueue } from '../../beacons/beacon-queue'
import type { Context } from '../../context'
import { defineModule, networkLog } from '../define-module'
import { registerVitalReport } from './routes'
import { registerVitalBeacon } from './vital-intake'
import { insertVitals, keyOf, type StoredVitals } from './vital-store'
import * as tables from './vital-tables'

/**
 * Accepts what views report about how fast they loaded and responded; stores whatever is waiting when the server
 * closes.
 */
function installVitals(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db' | 'log'>): void {
  const subject = { name: 'page_vitals', title: 'Measured views' }
  const ledger = createBeaconLedger(app.metrics, subject, () => queue.waiting())
  const queue = createBeaconQueue<StoredVitals>({
    keyOf,
    // A repeat of a report that was sent but not acknowledged.
    merge: (earlier) => earlier,
    store: (reports) => insertVitals(ctx.db, reports),
    ledger,
    log: ctx.log,
  })
  registerVitalBeacon(app, queue, ledger)
  registerVitalReport(app, ctx)
  app.addHook('onClose', () => queue.close())
}

export const vitalsModule = defineModule({
  name: 'vitals',
  tables,
  retention: [{ table: tables.webVital, since: tables.webVital.created_at, days: networkLog }],
  growing: [
    { table: tables.webVital, limit: 'of a network 600 beacons a minute and 20,000 a day, in each process' },
  ],
  serve: installVitals,
})
