import { Gauge, type Registry } from 'prom-client'
import { countOverdue } from './reconcile-later'
import type { ReconciliationTools } from './reconciliation-tools'

/** Shows what the alarm goes by. While the database is away there is no figure. */
export function measureOpenDays(metrics: Registry, tools: Pick<ReconciliationTools, 'db'>): void {
  new Gauge({
    name: 'reconciliation_open_days',
    help: 'Days before yesterday whose bill and books are not reconciled.',
    registers: [metrics],
    async collect() {
      const found = await countOverdue(tools).catch(() => undefined)
      if (found === undefined) this.remove()
      else this.set(found)
    },
  })
}
