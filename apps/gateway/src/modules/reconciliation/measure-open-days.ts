import type { Registry } from 'prom-client'
import { showGauge } from '../../telemetry/show-gauge'
import { countOverdue } from './reconcile-later'
import type { ReconciliationTools } from './reconciliation-tools'

/** Exposes the figure that the alarm is based on. While the database is unreachable there is none. */
export function measureOpenDays(metrics: Registry, tools: Pick<ReconciliationTools, 'db'>): void {
  showGauge(metrics, {
    name: 'reconciliation_open_days',
    help: 'Days before yesterday whose bill and books are not reconciled.',
    read: () => countOverdue(tools),
  })
}
