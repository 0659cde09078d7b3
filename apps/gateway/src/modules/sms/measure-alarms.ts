import type { Registry } from 'prom-client'
import type { Context } from '../../context'
import { showGauge } from '../../telemetry/show-gauge'
import { findUse, JUDGED } from './alarm-store'
import { findSentThisHour } from './budget-store'

/**
 * Reports the figures that alarms are based on. While the database is unreachable there are none, and all others are
 * still reported.
 */
export function measureAlarms(metrics: Registry, { config, db }: Pick<Context, 'config' | 'db'>): void {
  showGauge(metrics, {
    name: 'sms_codes_used_ratio',
    help: 'Part of the last 50 codes that had time to be used and were. No figure: there were fewer in a day.',
    async read() {
      const { sent, used } = await findUse(db.orm)
      return sent < JUDGED ? undefined : used / sent
    },
  })
  showGauge(metrics, {
    name: 'sms_hour_budget_used_ratio',
    help: 'Part of the budget of text messages that this hour has used.',
    read: async () => (await findSentThisHour(db.orm)) / config.smsPerHour,
  })
}
