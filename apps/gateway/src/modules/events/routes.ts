import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { BeaconLedger } from '../../beacons/beacon-ledger'
import type { BeaconQueue } from '../../beacons/beacon-queue'
import { isBot } from '../../beacons/is-bot'
import { registerBeacon } from '../../http/register-beacon'
import { limitInMemory } from '../../limits/limit-in-memory'
import type { StoredEvent } from './event-store'

/** Events of one network that are taken, of which each is a row: some for each view, see `modules/visits`. */
const LIMITS = [
  { seconds: 60, most: 15_000 },
  { seconds: 24 * 3_600, most: 500_000 },
]

/** The beacon of this module. Each event of a batch is stored or dropped for a reason of its own. */
export function registerEventBeacon(
  app: FastifyInstance,
  queue: BeaconQueue<StoredEvent>,
  ledger: BeaconLedger,
): void {
  const lost = new Counter({
    name: 'page_events_lost_on_phones_total',
    help: 'Events of blocks that phones could not report, by reason, as they have told.',
    labelNames: ['reason'],
    registers: [app.metrics],
  })
  const isWithinLimits = limitInMemory(LIMITS)
  registerBeacon(app, operations.pageEvents, {
    take({ events, losses = {}, ...view }, request) {
      for (const [reason, count] of Object.entries(losses)) lost.inc({ reason }, count)
      ledger.received(events.length)
      if (isBot(request)) return ledger.dropped('bot', events.length)
      if (!isWithinLimits(request.ip, events.length)) return ledger.dropped('too_many', events.length)
      const received_at = performance.now()
      for (const event of events) {
        if (event) queue.add({ ...view, ...event, page_code: view.code, code: event.code, received_at })
        else ledger.dropped('bad_event')
      }
    },
    drop(reason) {
      ledger.received()
      ledger.dropped(reason)
    },
  })
}
