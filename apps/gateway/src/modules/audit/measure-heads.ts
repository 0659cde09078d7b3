import type { Registry } from 'prom-client'
import type { Context } from '../../context'
import { showGauge } from '../../telemetry/show-gauge'
import { newestHeadDay } from './audit-heads'
import { secondsSinceFirstAct } from './audit-store'

/** China is eight hours ahead, and a head's day begins there. */
const AHEAD_S = 8 * 3_600

/**
 * Shows how old the newest kept end of the audit log is. Only one of several processes keeps it, so the most recent
 * counts. Where none was ever kept it is as old as the log: a new deployment has a day's time for its first, while one
 * whose `audit-heads` were lost is late at once.
 */
export function measureHeads(metrics: Registry, { config, db }: Pick<Context, 'config' | 'db'>): void {
  showGauge(metrics, {
    name: 'audit_head_age_seconds',
    help: 'Time since the beginning, in China, of the day of the newest kept end of the audit log in this DATA_DIR; since the first row of the log where there is none.',
    async read() {
      const day = await newestHeadDay(config)
      if (day === undefined) return secondsSinceFirstAct(db.orm)
      return Date.now() / 1_000 - (Date.parse(`${day}T00:00:00Z`) / 1_000 - AHEAD_S)
    },
  })
}
