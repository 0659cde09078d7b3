import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../../context'
import { findUse, JUDGED } from './alarm-store'
import { findSentThisHour } from './budget-store'

/** Shows what the alarms go by. While the database is away there is no figure, and the others are shown all the same. */
export function measureAlarms(metrics: Registry, { config, db }: Pick<Context, 'config' | 'db'>): void {
  showRatio(metrics, {
    name: 'sms_codes_used_ratio',
    help: 'Part of the last 50 codes that had time to be used and were. No figure: there were fewer in a day.',
    async ratio() {
      const { sent, used } = await findUse(db.orm)
      return sent < JUDGED ? undefined : used / sent
    },
  })
  showRatio(metrics, {
    name: 'sms_hour_budget_used_ratio',
    help: 'Part of the budget of text messages that this hour has used.',
    ratio: async () => (await findSentThisHour(db.orm)) / config.smsPerHour,
  })
}

interface Ratio {
  name: string
  help: string
  ratio(): Promise<number | undefined>
}

function showRatio(metrics: Registry, { name, help, ratio }: Ratio): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      const found = await ratio().catch(() => undefined)
      if (found === undefined) this.remove()
      else this.set(found)
    },
  })
}
