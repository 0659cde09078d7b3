import { sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { chooseAlarmPorts } from '../../integrations'
import { defineModule, moduleJob } from '../define-module'
import { pageHours } from '../reports'
import * as tables from './alarm-tables'
import { registerAlarmConsole } from './console/routes'
import { deliverMessage } from './deliver-message'
import type { Figures } from './find-trouble'
import { lookForAlarms } from './look-for-alarms'

declare module '../../jobs/job' {
  interface JobData {
    /** Checks published pages for problems, every ten minutes. */
    'look-for-alarms': Record<string, never>
    /** Sends a message that is stored in the database. */
    'tell-alarm': { message_id: number }
  }
}

/** Long enough to compare a campaign with last year's. */
const KEPT_DAYS = 400
const MESSAGES_KEPT_DAYS = 90

export const alarmsModule = defineModule({
  name: 'alarms',
  tables,
  jobs: [
    moduleJob({
      name: 'look-for-alarms',
      urgency: 'soon',
      repeat: 'five-minutely',
      worker(ctx) {
        const parts = { figures: figuresOf(ctx), ports: chooseAlarmPorts(ctx) }
        return () => lookForAlarms(ctx, parts)
      },
    }),
    moduleJob({
      name: 'tell-alarm',
      urgency: 'promised',
      worker(ctx) {
        const ports = chooseAlarmPorts(ctx)
        return (data) => deliverMessage(ctx, ports, data)
      },
    }),
  ],
  retention: [
    { table: tables.alarm, since: tables.alarm.ended_at, days: () => KEPT_DAYS },
    { table: tables.alarmMessage, since: tables.alarmMessage.created_at, days: () => MESSAGES_KEPT_DAYS },
  ],
  subjects: {
    alarm: (key) => sql`SELECT a.words AS name FROM ${tables.alarm} AS a WHERE a.alarm_id::text = ${key}`,
    alarm_rule: (key) =>
      sql`SELECT coalesce(r.page_code, '全部页面') AS name FROM ${tables.alarmRule} AS r WHERE r.rule_id::text = ${key}`,
  },
  serve(app, ctx) {
    registerAlarmConsole(app, ctx, { figures: figuresOf(ctx), ports: chooseAlarmPorts(ctx) })
  },
})

function figuresOf(ctx: Pick<Context, 'db'>): Figures {
  return (from, to) => pageHours(ctx, { from, to })
}
