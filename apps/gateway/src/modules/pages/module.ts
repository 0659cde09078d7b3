import { defineModule, moduleJob } from '../define-module'
import { compressPage } from './compress-page'
import { listenToPageChanges, type PageChanges } from './page-changes'
import { createPageDetail } from './page-detail'
import * as draftTables from './page-draft-tables'
import * as pageTables from './page-tables'
import { registerPageOperations } from './routes'

declare module 'fastify' {
  interface FastifyInstance {
    /** Hears of every change to a page. There when modules begin to serve. */
    pageChanges: PageChanges
  }
}

declare module '../../jobs/job' {
  interface JobData {
    /** Compresses the stored bytes of a version as well as brotli can. */
    'compress-page': { version_id: number; build: string }
  }
}

export const pagesModule = defineModule({
  name: 'pages',
  tables: { ...pageTables, ...draftTables },
  jobs: [
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
  },
})
