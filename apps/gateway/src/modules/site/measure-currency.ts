import { Gauge, type Registry } from 'prom-client'
import type { Currency } from './currency'

/**
 * Reports for how long this process may have missed page changes. Up to 20 s is normal: the database is asked every 15.
 */
export function measureCurrency(metrics: Registry, { age }: Pick<Currency, 'age'>): void {
  new Gauge({
    name: 'pages_current_seconds_ago',
    help: 'Seconds since this process last knew that it had heard of every change of a page.',
    registers: [metrics],
    collect() {
      this.set(age())
    },
  })
}
