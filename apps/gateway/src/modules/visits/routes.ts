import { operations } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BeaconLedger } from '../../beacons/beacon-ledger'
import type { BeaconQueue } from '../../beacons/beacon-queue'
import { botReason } from '../../beacons/is-bot'
import type { Config } from '../../config/config'
import { registerBeacon } from '../../http/register-beacon'
import { limitInMemory } from '../../limits/limit-in-memory'
import { keepView, keepVisitor, visitorOf } from '../../origin/origin'
import { type Visit, visitOfBeacon, visitOfView } from './visit'

/**
 * How many beacons are accepted from one network: far more than the phones behind one carrier address send, and far
 * fewer than would fill a disk. Each may be a row.
 */
const LIMITS = [
  { seconds: 60, most: 3_000 },
  { seconds: 24 * 3_600, most: 100_000 },
]

/** The beacons of this module. */
export function registerVisitBeacons(
  app: FastifyInstance,
  config: Pick<Config, 'publicOrigin'>,
  queue: BeaconQueue<Visit>,
  ledger: BeaconLedger,
): void {
  const isWithinLimits = limitInMemory(LIMITS)
  const take = (visit: Visit, request: FastifyRequest): boolean => {
    ledger.received()
    const reason = botReason(request) ?? (!isWithinLimits(request.ip) && 'too_many')
    if (reason) ledger.dropped(reason)
    else queue.add(visit)
    return !reason
  }
  const drop = (reason: string): void => {
    ledger.received()
    ledger.dropped(reason)
  }
  registerBeacon(app, operations.pageView, {
    take(input, request, reply) {
      const visit = visitOfView(input, visitorOf(request, input.session_id))
      if (!take(visit, request) || visit.visitor_id === null) return
      keepVisitor(reply, config, visit.visitor_id)
      const { code, page_version: version, variant, container, rendering } = visit
      if (code === null) return
      keepView(reply, config, { code, version, variant, container, rendering }, visit.channel ?? '')
    },
    drop,
  })
  registerBeacon(app, operations.visitBeacon, {
    take(input, request) {
      take(visitOfBeacon(input, visitorOf(request, input.session_id)), request)
    },
    drop,
  })
}
