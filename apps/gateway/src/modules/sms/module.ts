import { chooseSms } from '../../integrations'
import { defineModule, messageLog, moduleJob } from '../define-module'
import { deliverMessage } from './deliver-message'
import { deliverReminders } from './deliver-reminders'
import { registerSmsOperations } from './routes'
import * as tables from './sms-tables'

declare module '../../jobs/job' {
  interface JobData {
    /** Sends a text message that was stored in the database. */
    'send-sms': { message_id: number }
    /** Sends text messages about what is about to begin or was cancelled, several at a time. */
    'send-reminders': { message_ids: readonly number[] }
  }
}

export const smsModule = defineModule({
  name: 'sms',
  tables,
  jobs: [
    moduleJob({
      name: 'send-sms',
      urgency: 'waited-for',
      worker(ctx) {
        const sms = chooseSms(ctx)
        return (data) => deliverMessage(ctx, sms, data)
      },
    }),
    moduleJob({
      name: 'send-reminders',
      // Thousands may be due at once: nobody should wait behind them for a code.
      urgency: 'promised',
      worker(ctx) {
        const sms = chooseSms(ctx)
        return (data) => deliverReminders(ctx, sms, data)
      },
    }),
  ],
  personal: [
    { table: tables.smsCode, fate: 'delete' },
    { table: tables.smsMessage, fate: 'delete' },
    {
      table: tables.smsPhone,
      fate: 'keep',
      why: 'Limits how many messages a phone gets. It holds a keyed hash.',
    },
  ],
  retention: [
    { table: tables.smsMessage, since: tables.smsMessage.created_at, days: messageLog },
    // Counts, not a log: after a day nobody reads them.
    { table: tables.smsPhone, since: tables.smsPhone.sent_at, days: () => 2 },
  ],
  growing: [
    { table: tables.smsMessage, limit: 'SMS_PER_HOUR, and five a day for a phone; one for a reminder' },
    { table: tables.smsCode, limit: 'one for a phone and scene', goes: 'with its row of sms_message' },
    { table: tables.smsPhone, limit: 'one for a phone that was sent a message' },
    { table: tables.smsHour, limit: 'one an hour', goes: 'the first message of an hour deletes old ones' },
  ],
  serve: (app, ctx, { outside }) => registerSmsOperations(app, ctx, outside),
})
