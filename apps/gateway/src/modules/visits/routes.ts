import { operations } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerBeacon } from '../../http/register-beacon'
import { type Visit, visitOfBeacon, visitOfView } from './visit'
import type { VisitLedger } from './visit-ledger'
import type { VisitQueue } from './visit-queue'

/** Programs that say what they are. `cubot` is a telephone. */
const BOT = /(?<!cu)bot\b|spider|crawler/i

/** The beacons of this module. */
export function registerVisitBeacons(app: FastifyInstance, queue: VisitQueue, ledger: VisitLedger): void {
  const take = (visit: Visit, request: FastifyRequest): void => {
    ledger.received()
    if (BOT.test(request.headers['user-agent'] ?? '')) ledger.dropped('bot')
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
