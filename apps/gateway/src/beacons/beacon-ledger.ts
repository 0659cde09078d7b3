import { Counter, Gauge, type Registry } from 'prom-client'

/** Where every report ends up: what was received has been stored, was dropped for a named reason, or still waits. */
export interface BeaconLedger {
  received(reports?: number): void
  stored(reports: number): void
  dropped(reason: string, reports?: number): void
}

/** What is counted: the prefix of the metrics' names, and what a person calls it. */
interface Subject {
  name: string
  title: string
}

/** Counts into the metrics of a server. `waiting` is called when the metrics are read. */
export function createBeaconLedger(
  metrics: Registry,
  { name, title }: Subject,
  waiting: () => number,
): BeaconLedger {
  const registers = [metrics]
  const received = new Counter({
    name: `${name}_received_total`,
    help: `${title} that arrived: stored, dropped and waiting ones together.`,
    registers,
  })
  const stored = new Counter({
    name: `${name}_stored_total`,
    help: `${title} that the database has.`,
    registers,
  })
  const dropped = new Counter({
    name: `${name}_dropped_total`,
    help: `${title} that were not stored, by reason.`,
    labelNames: ['reason'],
    registers,
  })
  new Gauge({
    name: `${name}_waiting`,
    help: `${title} that wait to be stored.`,
    registers,
    collect() {
      this.set(waiting())
    },
  })
  return {
    received: (reports = 1) => received.inc(reports),
    stored: (reports) => stored.inc(reports),
    dropped: (reason, reports = 1) => dropped.inc({ reason }, reports),
  }
}
