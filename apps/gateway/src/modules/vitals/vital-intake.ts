import { type OperationInput, operations, VITAL_NAMES } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BeaconLedger } from '../../beacons/beacon-ledger'
import type { BeaconQueue } from '../../beacons/beacon-queue'
import { botReason } from '../../beacons/is-bot'
import { registerBeacon } from '../../http/register-beacon'
import { limitInMemory } from '../../limits/limit-in-memory'
import type { StoredVitals } from './vital-store'

/** The reports accepted from one network, each of which is a row: those of some of its views, see `modules/visits`. */
const LIMITS = [
  { seconds: 60, most: 600 },
  { seconds: 24 * 3_600, most: 20_000 },
]

/** Registers the beacon of this module: its reports are stored, or dropped for a stated reason. */
export function registerVitalBeacon(
  app: FastifyInstance,
  queue: BeaconQueue<StoredVitals>,
  ledger: BeaconLedger,
): void {
  const isWithinLimits = limitInMemory(LIMITS)
  registerBeacon(app, operations.pageVitals, {
    // Every beacon says who was looking; none of these keeps it.
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
