import type { Registry } from 'prom-client'
import { showGauge } from '../../telemetry/show-gauge'
import { countOverdue } from './reconcile-later'
import type { ReconciliationTools } from './reconciliation-tools'

/** Shows what the alarm goes by. While the database is away there is no figure. */
export function measureOpenDays(metrics: Registry, tools: Pick<ReconciliationTools, 'db'>): void {
  showGauge(metrics, {
    name: 'reconciliation_open_days',
    help: 'Days before yesterday whose bill and books are not reconciled.',
    read: () => countOverdue(tools),
  })
}
