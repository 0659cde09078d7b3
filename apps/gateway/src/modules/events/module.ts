import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createBeaconLedger } from '../../beacons/beacon-ledger'
import { createBeaconQueue } from '../../beacons/beacon-queue'
import type { Context } from '../../context'
import { defineModule, networkLog } from '../define-module'
import { createEventIntake, type EventIntake } from './event-intake'
import { insertEvents, type StoredEvent } from './event-store'
import * as tables from './event-tables'
import { registerEventBeacon } from './routes'

declare module 'fastify' {
  interface FastifyInstance {
    /** What happened to blocks of pages: seen, tapped, done or failed. Available when modules begin to serve. */
    pageEvents: EventIntake
  }
}

/** Stores waiting events when the server closes. */
function openEvents(app: FastifyInstance, ctx: Pick<Context, 'db' | 'log'>): void {
  const subject = { name: 'page_events', title: 'Events of blocks' }
  const ledger = createBeaconLedger(app.metrics, subject, () => queue.waiting())
  const queue = createBeaconQueue<StoredEvent>({
    keyOf: ({ key }) => key,
    // A retry of something sent but not acknowledged.
    merge: (earlier) => earlier,
    store: (events) => insertEvents(ctx.db, events),
    ledger,
    log: ctx.log,
  })
  app.decorate('pageEvents', createEventIntake(queue, ledger))
  app.addHook('onClose', () => queue.close())
}

export const eventsModule = defineModule({
  name: 'events',
  tables,
  personal: [{ table: tables.pageEvent, fate: 'unlink', why: 'A page counts its taps, whoever made them.' }],
  retention: [
    { table: tables.pageEvent, since: tables.pageEvent.created_at, days: networkLog, byMonth: true },
  ],
  growing: [
    {
      table: tables.pageEvent,
      limit: 'of a network 15,000 events a minute and 500,000 a day, in each process',
    },
  ],
  async empty(tx, { uid }) {
    await tx.execute(sql`UPDATE ${tables.pageEvent} SET visitor_id = NULL WHERE uid = ${String(uid)}`)
  },
  open: openEvents,
  serve: (app) => registerEventBeacon(app, app.pageEvents),
})
