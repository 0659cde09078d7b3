import { sql } from 'drizzle-orm'
import { createFeedSource } from '../../integrations'
import { defineModule, moduleJob } from '../define-module'
import { registerFeedConsole } from './console/routes'
import { showDemoFeeds } from './demo/show-demo-feeds'
import * as tables from './feed-tables'
import { listFeed } from './list-feed'
import { registerFeedOperations } from './routes'
import { lookForDueSources } from './sources/look-for-due'

declare module '../../jobs/job' {
  interface JobData {
    /** Looks every minute for data sources that are due, and queries them. */
    'feed-sources': Record<string, never>
  }
}

export const feedsModule = defineModule({
  name: 'feeds',
  tables,
  jobs: [
    moduleJob({
      name: 'feed-sources',
      urgency: 'soon',
      // It enqueues itself again every minute; if that ever stopped, it starts again within a day.
      repeat: 'daily',
      worker(ctx) {
        const services = { ...ctx, feedSource: createFeedSource() }
        return () => lookForDueSources(services)
      },
    }),
  ],
  ruleUses: sql`SELECT unnest(c.lock_ids) AS rule_id, 'feed' AS kind, c.kind AS id, c.title AS name
    FROM ${tables.feedColumn} AS c WHERE c.lock_kind = 'rule'`,
  subjects: {
    feed: (key) => sql`SELECT c.title AS name FROM ${tables.feedColumn} AS c WHERE c.kind = ${key}`,
    feed_batch: (key) =>
      sql`SELECT b.kind || ' ' || b.as_of AS name FROM ${tables.feedBatch} AS b WHERE b.batch_id::text = ${key}`,
    feed_source: (key) =>
      sql`SELECT s.title AS name FROM ${tables.feedSource} AS s WHERE s.source_id = ${key}`,
  },
  // Rendered for nobody in particular, so no rule is fulfilled.
  pageAnswers: { feedList: (ctx, input) => listFeed({ ...ctx, conditions: {} }, input, null) },
  demo: (_app, ctx) => showDemoFeeds(ctx),
  serve(app, ctx, { outside, declared: { conditions } }) {
    registerFeedOperations(app, { ...ctx, conditions })
    registerFeedConsole(app, { ...ctx, feedSource: outside.feedSource })
  },
})
