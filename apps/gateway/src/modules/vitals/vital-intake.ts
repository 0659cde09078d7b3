import { type OperationInput, operations, VITAL_NAMES } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BeaconLedger } from '../../beacons/beacon-ledger'
import type { BeaconQueue } from '../../beacons/beacon-queue'
import { botReason } from '../../beacons/is-bot'
import { registerBeacon } from '../../http/register-beacon'
import { limitInMemory } from '../../limits/limit-in-memory'
import type { StoredVitals } from './vital-store'

/** Reports of one network that are taken, of which each is a row: those of some of its views, see `modules/visits`. */
const LIMITS = [
  { seconds: 60, most: 600 },
  { seconds: 24 * 3_600, most: 20_000 },
]

/** The beacon of this module: what it brings is stored, or dropped for a reason of its own. */
export function registerVitalBeacon(
  app: FastifyInstance,
  queue: BeaconQueue<StoredVitals>,
  ledger: BeaconLedger,
): void {
  const isWithinLimits = limitInMemory(LIMITS)
  registerBeacon(app, operations.pageVitals, {
    // Who looked is told by every beacon, and kept by none of these.
    take({ uid: _uid, url: _url, ...report }, request) {
      ledger.received()
      const reason = reasonToDrop(report, request)
      if (reason) ledger.dropped(reason)
      else queue.add(report)
    },
    drop(reason) {
      ledger.received()
      ledger.dropped(reason)
    },
  })

  function reasonToDrop(report: StoredVitals, request: FastifyRequest): string | false {
    const bot = botReason(request)
    if (bot) return bot
    if (!saysAnything(report)) return 'nothing_measured'
    return !isWithinLimits(request.ip) && 'too_many'
  }
}

function saysAnything(report: Partial<OperationInput<typeof operations.pageVitals>>): boolean {
  return VITAL_NAMES.some((name) => report[name] !== undefined)
}
