import { defineModule, moduleJob } from '../define-module'
import { registerStudioPages } from './api/routes'
import * as approvalTables from './approval/approval-tables'
import { registerApprovals } from './approval/routes'
import { remindOverdue } from './approval/tell-members'
import { folderSubject } from './filing/filing-store'
import * as filingTables from './filing/filing-tables'
import { registerFiling } from './filing/routes'
import { judgePublished } from './judge/judge-published'
import { pageRuleUses, pageSubject, submissionSubject } from './lists/page-names'
import * as draftTables from './page-draft-tables'
import * as pageTables from './page-tables'
import * as presenceTables from './presence/presence-tables'
import { registerPresence } from './presence/routes'
import { compressPage } from './publish/compress-page'
import { dropOldRenders } from './publish/drop-old-renders'
import { runSchedule } from './schedule/run-schedule'
import { followSwitches } from './visitors/follow-switches'
import { measureChanges } from './visitors/measure-changes'
import { listenToPageChanges } from './visitors/page-changes'
import { createPageDetail } from './visitors/page-detail'
import { createPublishedPages, type PublishedPages } from './visitors/published-pages'
import { renderPublished } from './visitors/render-published'
import { registerPageOperations } from './visitors/routes'

declare module 'fastify' {
  interface FastifyInstance {
    /** Available when modules begin to serve. */
    publishedPages: PublishedPages
  }
}

declare module '../../jobs/job' {
  interface JobData {
    /** Does what was scheduled for a page, if its time has come. */
    'page-schedule': { page_id: number }
    /** Compresses the stored bytes of a version as well as brotli can. */
    'compress-page': { version_id: number; build: string }
    /** Renders the published pages that have no bytes of their current appearance. */
    'render-published': Record<string, never>
    /** Checks the published pages against the rules of today and of this build. */
    'judge-published': Record<string, never>
    /** Deletes the bytes that builds of earlier weeks have left. */
    'drop-old-renders': Record<string, never>
    /** Reminds members of submissions that should have been decided by now. */
    'remind-approvals': Record<string, never>
  }
}

export const pagesModule = defineModule({
  name: 'pages',
  tables: { ...pageTables, ...draftTables, ...filingTables, ...presenceTables, ...approvalTables },
  subjects: { page: pageSubject, folder: folderSubject, submission: submissionSubject },
  ruleUses: pageRuleUses,
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
    moduleJob({
      name: 'render-published',
      // Nobody waits for it: a page that is visited meanwhile is rendered for its visitor.
      urgency: 'soon',
      worker: (ctx) => () => renderPublished(ctx, (line) => ctx.log.info(line)),
    }),
    moduleJob({
      name: 'judge-published',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => () => judgePublished(ctx),
    }),
    moduleJob({
      name: 'drop-old-renders',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => async () => {
        await dropOldRenders(ctx)
      },
    }),
    moduleJob({
      name: 'remind-approvals',
      urgency: 'upkeep',
      repeat: 'five-minutely',
      worker: (ctx) => () => remindOverdue(ctx),
    }),
  ],
  async open(app, ctx, { pageAnswers }) {
    const changes = await listenToPageChanges(ctx)
    measureChanges(app.metrics, changes)
    const following = followSwitches(ctx, changes)
    app.addHook('onClose', async () => {
      following.stop()
      await changes.close()
    })
    app.decorate(
      'publishedPages',
      createPublishedPages({ ...ctx, pageAnswers }, { ...changes, watch: following.watch }),
    )
  },
  serve(app, ctx) {
    const { clock, watch } = app.publishedPages
    const detail = createPageDetail(ctx, clock)
    watch(detail)
    registerPageOperations(app, detail)
    registerStudioPages(app, ctx, clock)
    registerFiling(app, ctx)
    registerPresence(app, ctx)
    registerApprovals(app, ctx)
  },
})
