import { defineModule, moduleJob } from '../define-module'
import { reportTools } from './console/report-tools'
import { showDemoVisits } from './demo/show-demo-visits'
import * as tables from './report-tables'
import { rollUp } from './roll-up/roll-up'
import { registerReports } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Counts the views, events and conversions that have arrived since the last count. */
    'roll-up-reports': Record<string, never>
  }
}

/** Between two parts of a long backlog, in seconds. */
const PAUSE_S = 2

/**
 * What came of pages, as figures. Its tables name nobody, and what they count is deleted after some months: they are
 * kept for good, so that this year can be compared with the last one.
 */
export const reportsModule = defineModule({
  name: 'reports',
  tables,
  retention: [
    {
      table: tables.keptChannel,
      since: tables.keptChannel.created_at,
      days: ({ networkLogs }) => networkLogs,
    },
  ],
  jobs: [
    moduleJob({
      name: 'roll-up-reports',
      urgency: 'soon',
      repeat: 'five-minutely',
      worker: (ctx) => async () => {
        const { isMore } = await rollUp(ctx)
        if (!isMore) return
        await ctx.db.orm.transaction((tx) =>
          ctx.jobs.enqueue(tx, 'roll-up-reports', {}, { afterSeconds: PAUSE_S }),
        )
      },
    }),
  ],
  async demo(app, ctx) {
    if (!(await showDemoVisits(app.publishedPages, ctx))) return
    for (let isMore = true; isMore; ) ({ isMore } = await rollUp(ctx))
  },
  serve: (app, ctx) => registerReports(app, reportTools(ctx)),
})
