import { operations } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BeaconLedger } from '../../beacons/beacon-ledger'
import type { BeaconQueue } from '../../beacons/beacon-queue'
import { isBot } from '../../beacons/is-bot'
import { registerBeacon } from '../../http/register-beacon'
import { type Visit, visitOfBeacon, visitOfView } from './visit'

/** The beacons of this module. */
export function registerVisitBeacons(
  app: FastifyInstance,
  queue: BeaconQueue<Visit>,
  ledger: BeaconLedger,
): void {
  const take = (visit: Visit, request: FastifyRequest): void => {
    ledger.received()
    if (isBot(request)) ledger.dropped('bot')
    else queue.add(visit)
  }
  const drop = (reason: string): void => {
    ledger.received()
    ledger.dropped(reason)
  }
  registerBeacon(app, operations.pageView, {
    take: (input, request) => take(visitOfView(input), request),
    drop,
  })
  registerBeacon(app, operations.visitBeacon, {
    take: (input, request) => take(visitOfBeacon(input), request),
    drop,
  })
}
