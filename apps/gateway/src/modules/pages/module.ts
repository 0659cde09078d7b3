import { defineModule, moduleJob } from '../define-module'
import { registerStudioPages } from './api/routes'
import * as draftTables from './page-draft-tables'
import { pageSubject } from './page-names'
import * as pageTables from './page-tables'
import { compressPage } from './publish/compress-page'
import { runSchedule } from './schedule/run-schedule'
import { listenToPageChanges, type PageChanges } from './visitors/page-changes'
import { createPageDetail } from './visitors/page-detail'
import { registerPageOperations } from './visitors/routes'

declare module 'fastify' {
  interface FastifyInstance {
    /** Hears of every change to a page. There when modules begin to serve. */
    pageChanges: PageChanges
  }
}

declare module '../../jobs/job' {
  interface JobData {
    /** Does what was set to happen to a page, if its time has come. */
    'page-schedule': { page_id: number }
    /** Compresses the stored bytes of a version as well as brotli can. */
    'compress-page': { version_id: number; build: string }
  }
}

export const pagesModule = defineModule({
  name: 'pages',
  tables: { ...pageTables, ...draftTables },
  subjects: { page: pageSubject },
  jobs: [
    moduleJob({
      name: 'page-schedule',
      urgency: 'promised',
      worker:
        (ctx) =>
        ({ page_id }) =>
          runSchedule(ctx, page_id),
    }),
    moduleJob({
      name: 'compress-page',
      urgency: 'soon',
      worker: (ctx) => (data) => compressPage(ctx, data),
    }),
  ],
  async open(app, ctx) {
    const changes = await listenToPageChanges(ctx)
    app.addHook('onClose', () => changes.close())
    app.decorate('pageChanges', changes)
  },
  serve(app, ctx) {
    const detail = createPageDetail(ctx, app.pageChanges.clock)
    app.pageChanges.watch(detail)
    registerPageOperations(app, detail)
    registerStudioPages(app, ctx, app.pageChanges.clock)
  },
})
