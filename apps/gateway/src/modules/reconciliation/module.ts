import { openPayments } from '../../integrations'
import { defineModule, moduleJob } from '../define-module'
import type { BillOf } from './bill-store'
import { measureOpenDays } from './measure-open-days'
import { compareFirstDays, leaveDays, reconcileLater } from './reconcile-later'
import * as tables from './reconciliation-tables'
import { registerReconciliation } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Enqueues the days that are to be compared. */
    'leave-bill-days': object
    /** Compares the bill of a day with our books. */
    'reconcile-day': BillOf
  }
}

export const reconciliationModule = defineModule({
  name: 'reconciliation',
  tables,
  jobs: [
    moduleJob({
      name: 'leave-bill-days',
      urgency: 'soon',
      repeat: 'daily',
      worker: (ctx) => () => leaveDays({ ...ctx, suppliers: openPayments(ctx) }),
    }),
    moduleJob({
      name: 'reconcile-day',
      urgency: 'upkeep',
      worker(ctx) {
        const tools = { ...ctx, suppliers: openPayments(ctx) }
        return (of) => reconcileLater(tools, of)
      },
    }),
  ],
  demo: (_app, ctx, { outside }) => compareFirstDays({ ...ctx, suppliers: outside.payments }),
  serve(app, ctx, { outside }) {
    registerReconciliation(app, { ...ctx, suppliers: outside.payments })
    measureOpenDays(app.metrics, ctx)
  },
})
