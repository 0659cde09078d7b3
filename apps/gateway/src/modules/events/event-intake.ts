import type { OperationInput, operations } from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { BeaconLedger } from '../../beacons/beacon-ledger'
import type { BeaconQueue } from '../../beacons/beacon-queue'
import { botReason } from '../../beacons/is-bot'
import { channelOf } from '../../channels/channel-of'
import { limitInMemory } from '../../limits/limit-in-memory'
import { visitorOf } from '../../origin/origin'
import { type StoredEvent, storedEventsOf } from './event-store'

/** Events accepted per network, each of which is a row: several per view, see `modules/visits`. */
const LIMITS = [
  { seconds: 60, most: 15_000 },
  { seconds: 24 * 3_600, most: 500_000 },
]

type Batch = OperationInput<typeof operations.pageEvents>

/** Where the events of views go, whatever has recorded them. */
export interface EventIntake {
  /** Each of them is stored or dropped for a reason of its own. Waits for nothing. */
  take(batch: Omit<Batch, 'losses'>, request: Pick<FastifyRequest, 'headers' | 'ip'>): void
  /** One that could not be read. */
  drop(reason: string): void
}

export function createEventIntake(queue: BeaconQueue<StoredEvent>, ledger: BeaconLedger): EventIntake {
  const isWithinLimits = limitInMemory(LIMITS)
  return {
    take({ events, url, ...view }, request) {
      ledger.received(events.length)
      const reason = botReason(request) ?? (!isWithinLimits(request.ip, events.length) && 'too_many')
      if (reason) return ledger.dropped(reason, events.length)
      const storedEvent = storedEventsOf({
        ...view,
        channel: channelOf(url ?? ''),
        visitor_id: visitorOf(request, view.session_id),
        received_at: performance.now(),
      })
      for (const event of events) {
        if (event) queue.add(storedEvent(event))
        else ledger.dropped('bad_event')
      }
    },
    drop(reason) {
      ledger.received()
      ledger.dropped(reason)
    },
  }
}
