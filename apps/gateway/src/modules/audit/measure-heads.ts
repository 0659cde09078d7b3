import type { Registry } from 'prom-client'
import type { Context } from '../../context'
import { showGauge } from '../../telemetry/show-gauge'
import { newestHeadDay } from './audit-heads'

/** China is eight hours ahead, and a head's day begins there. */
const AHEAD_S = 8 * 3_600

/**
 * Shows how old the newest kept end of the audit log is. Only one of several processes keeps it, so the most recent
 * counts.
 */
export function measureHeads(metrics: Registry, { config }: Pick<Context, 'config'>): void {
  showGauge(metrics, {
    name: 'audit_head_age_seconds',
    help: 'Time since the beginning, in China, of the day of the newest kept end of the audit log in this DATA_DIR; +Inf: it has none.',
    async read() {
      const day = await newestHeadDay(config)
      if (day === undefined) return Number.POSITIVE_INFINITY
      return Date.now() / 1_000 - (Date.parse(`${day}T00:00:00Z`) / 1_000 - AHEAD_S)
    },
  })
}
