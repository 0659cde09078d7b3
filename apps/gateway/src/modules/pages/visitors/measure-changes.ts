import { Counter, type Registry } from 'prom-client'
import { showGauge } from '../../../telemetry/show-gauge'
import type { PageChanges } from './page-changes'

/** Shows whether this process is notified of what others publish and take down. */
export function measureChanges(metrics: Registry, changes: Pick<PageChanges, 'clock' | 'losses'>): void {
  showGauge(metrics, {
    name: 'page_changes_quiet_seconds',
    help: 'Time since the connection that hears of page changes answered last; there is a beat every 15 s. +Inf: it never has.',
    read: () => (changes.clock.quietMs() ?? Number.POSITIVE_INFINITY) / 1_000,
  })
  new Counter({
    name: 'page_changes_lost_total',
    help: 'How often the connection that hears of page changes was lost, or turned out to hear nothing.',
    registers: [metrics],
    collect() {
      this.reset()
      this.inc(changes.losses())
    },
  })
}
