import { sql } from 'drizzle-orm'
import { defineModule, moduleJob } from '../define-module'
import { instrumentNames } from '../market'
import * as accountTables from './account-tables'
import { registerArticleConsole } from './console/article-routes'
import { registerContestConsole } from './console/contest-routes'
import { registerSettlementConsole } from './console/settlement-routes'
import * as contestTables from './contest-tables'
import { showDemoTrading } from './demo/show-demo-trading'
import { type Matching, startMatching } from './matching/start-matching'
import * as orderTables from './order-tables'
import { erasePlayer } from './players/erase-player'
import * as rankTables from './rank-tables'
import { registerTradingOperations } from './routes'
import { settleDue } from './settlement/settle-due'

declare module '../../jobs/job' {
  interface JobData {
    /** Settles everything that is over in contests. */
    'settle-contests': object
  }
}

export const tradingModule = defineModule({
  name: 'trading',
  tables: { ...contestTables, ...accountTables, ...orderTables, ...rankTables },
  jobs: [
    moduleJob({
      name: 'settle-contests',
      // Rankings are expected as soon as a day is over.
      urgency: 'promised',
      // It re-enqueues itself for the end of the day, and starts again every day.
      repeat: 'daily',
      worker: (ctx) => () => settleDue(ctx),
    }),
  ],
  personal: [
    {
      table: contestTables.simPlayer,
      fate: 'unlink',
      why: 'Others were ranked against what they traded.',
    },
    { table: contestTables.simFollow, fate: 'delete' },
  ],
  empty: erasePlayer,
  ruleUses: sql`SELECT c.view_rule_id AS rule_id, 'competition' AS kind, c.competition_id AS id, c.title AS name
    FROM ${contestTables.competition} AS c WHERE c.view_rule_id <> ''`,
  subjects: {
    competition: (key) =>
      sql`SELECT c.title AS name FROM ${contestTables.competition} AS c WHERE c.competition_id = ${key}`,
    sim_player: (key) =>
      sql`SELECT p.nick_name AS name FROM ${contestTables.simPlayer} AS p WHERE p.player_id::text = ${key}`,
    sim_article: (key) =>
      sql`SELECT a.title AS name FROM ${contestTables.simArticle} AS a WHERE a.article_id::text = ${key}`,
    sim_suspect: (key) => sql`SELECT i.name FROM ${instrumentNames('i')} WHERE i.code = ${key}`,
  },
  demo: (_app, ctx) => showDemoTrading(ctx),
  serve(app, ctx, { declared: { conditions } }) {
    registerContestConsole(app, ctx)
    const streams = registerTradingOperations(app, { ...ctx, conditions })
    registerSettlementConsole(app, ctx)
    registerArticleConsole(app, ctx)
    // Only once it listens: a gateway that serves nobody, as in tests, leaves orders to the others.
    let matching: Matching | undefined
    app.addHook('onListen', async () => {
      matching = startMatching(ctx, {
        alsoHears: () => void streams.look(),
        leavesWork: ctx.config.role === 'web',
      })
    })
    app.addHook('onClose', () => matching?.close())
  },
})
