import { Counter, Gauge, type Registry } from 'prom-client'

/** Where every beacon ends up: what was received has been stored, was dropped for a named reason, or still waits. */
export interface VisitLedger {
  received(): void
  stored(beacons: number): void
  dropped(reason: string, beacons?: number): void
}

/** Counts into the metrics of a server. `waiting` is asked when somebody looks. */
export function createVisitLedger(metrics: Registry, waiting: () => number): VisitLedger {
  const registers = [metrics]
  const received = new Counter({
    name: 'visits_received_total',
    help: 'Beacons of visits that arrived: stored, dropped and waiting ones together.',
    registers,
  })
  const stored = new Counter({
    name: 'visits_stored_total',
    help: 'Beacons of visits that the database has.',
    registers,
  })
  const dropped = new Counter({
    name: 'visits_dropped_total',
    help: 'Beacons of visits that were not stored, by reason.',
    labelNames: ['reason'],
    registers,
  })
  new Gauge({
    name: 'visits_waiting',
    help: 'Beacons of visits that wait to be stored.',
    registers,
    collect() {
      this.set(waiting())
    },
  })
  return {
    received: () => received.inc(),
    stored: (beacons) => stored.inc(beacons),
    dropped: (reason, beacons = 1) => dropped.inc({ reason }, beacons),
  }
}
