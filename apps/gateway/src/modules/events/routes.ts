import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { registerBeacon } from '../../http/register-beacon'
import type { EventIntake } from './event-intake'

/** The beacon of this module. */
export function registerEventBeacon(app: FastifyInstance, intake: EventIntake): void {
  const lost = new Counter({
    name: 'page_events_lost_on_phones_total',
    help: 'Events of blocks that phones could not report, by reason, as they have told.',
    labelNames: ['reason'],
    registers: [app.metrics],
  })
  registerBeacon(app, operations.pageEvents, {
    take({ losses = {}, ...batch }, request) {
      for (const [reason, count] of Object.entries(losses)) lost.inc({ reason }, count)
      intake.take(batch, request)
    },
    drop: intake.drop,
  })
}
