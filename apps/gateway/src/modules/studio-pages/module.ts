import { defineModule, moduleJob } from '../define-module'
import { registerStudioPages } from './routes'
import { runSchedule } from './run-schedule'

declare module '../../jobs/job' {
  interface JobData {
    /** Does what was set to happen to a page, if its time has come. */
    'page-schedule': { page_id: number }
  }
}

export const studioPagesModule = defineModule({
  name: 'studio-pages',
  jobs: [
    moduleJob({
      name: 'page-schedule',
      urgency: 'promised',
      worker:
        (ctx) =>
        ({ page_id }) =>
          runSchedule(ctx, page_id),
    }),
  ],
  serve: (app, ctx) => registerStudioPages(app, ctx, app.pageChanges.clock),
})
