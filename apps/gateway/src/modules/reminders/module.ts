import { defineModule, moduleJob } from '../define-module'
import { lookForDue } from './look-for-due'
import * as tables from './reminder-tables'
import { registerReminderOperations } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Looks for reminders that are due, each minute, and sends a batch of them. */
    remind: Record<string, never>
  }
}

export const remindersModule = defineModule({
  name: 'reminders',
  tables,
  jobs: [
    moduleJob({
      name: 'remind',
      urgency: 'promised',
      // Enqueues itself again each minute; should that ever stop, it starts again within a day.
      repeat: 'daily',
      worker: (ctx, declared) => () => lookForDue(ctx, declared),
    }),
  ],
  personal: [{ table: tables.reminder, fate: 'delete' }],
  retention: [{ table: tables.reminder, since: tables.reminder.settled_at, days: () => 180 }],
  serve: (app, ctx) => registerReminderOperations(app, ctx),
})
