import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createBeaconLedger } from '../../beacons/beacon-ledger'
import { createBeaconQueue } from '../../beacons/beacon-queue'
import type { Context } from '../../context'
import { defineModule, networkLog } from '../define-module'
import { registerVisitBeacons } from './routes'
import { keyOf, mergeVisits, type Visit } from './visit'
import { visitConditions } from './visit-conditions'
import { upsertVisits } from './visit-store'
import * as tables from './visit-tables'

/**
 * Accepts the beacons that report who looked at which page and for how long; stores what is waiting when the server
 * closes.
 */
function installVisits(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db' | 'log'>): void {
  const subject = { name: 'visits', title: 'Beacons of visits' }
  const ledger = createBeaconLedger(app.metrics, subject, () => queue.waiting())
  const queue = createBeaconQueue<Visit>({
    keyOf,
    merge: mergeVisits,
    store: (visits) => upsertVisits(ctx.db, visits),
    ledger,
    log: ctx.log,
  })
  registerVisitBeacons(app, ctx.config, queue, ledger)
  app.addHook('onClose', () => queue.close())
}

export const visitsModule = defineModule({
  name: 'visits',
  tables,
  personal: [
    {
      table: tables.visitLog,
      fate: 'keep',
      why: 'A network log is kept for six months; its uid leads to nobody now.',
    },
  ],
  retention: [{ table: tables.visitLog, since: tables.visitLog.created_at, days: networkLog, byMonth: true }],
  growing: [
    {
      table: tables.visitLog,
      limit: 'of a network 3,000 beacons a minute and 100,000 a day, in each process',
    },
  ],
  async empty(tx, { uid }) {
    await tx.execute(sql`UPDATE ${tables.visitLog} SET visitor_id = NULL WHERE visitor = ${uid}`)
  },
  conditions: visitConditions,
  serve: installVisits,
})
