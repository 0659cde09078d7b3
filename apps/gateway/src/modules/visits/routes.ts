import { operations } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BeaconLedger } from '../../beacons/beacon-ledger'
import type { BeaconQueue } from '../../beacons/beacon-queue'
import { isBot } from '../../beacons/is-bot'
import { registerBeacon } from '../../http/register-beacon'
import { limitInMemory } from '../../limits/limit-in-memory'
import { type Visit, visitOfBeacon, visitOfView } from './visit'

/**
 * What is taken of one network: far more than the phones behind one address of a carrier tell, and far less than fills a
 * disk. Each may be a row.
 */
const LIMITS = [
  { seconds: 60, most: 3_000 },
  { seconds: 24 * 3_600, most: 100_000 },
]

/** The beacons of this module. */
export function registerVisitBeacons(
  app: FastifyInstance,
  queue: BeaconQueue<Visit>,
  ledger: BeaconLedger,
): void {
  const isWithinLimits = limitInMemory(LIMITS)
  const take = (visit: Visit, request: FastifyRequest): void => {
    ledger.received()
    if (isBot(request)) ledger.dropped('bot')
    else if (!isWithinLimits(request.ip)) ledger.dropped('too_many')
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
