import { sql } from 'drizzle-orm'
import { chooseMarketSource } from '../../integrations'
import { defineModule, moduleJob } from '../define-module'
import { askForQuotes } from './ask-for-quotes'
import { registerNoteConsole } from './console/routes'
import { registerSourceConsole } from './console/source-routes'
import {
  corporateActionsKind,
  dailyBarsKind,
  instrumentsKind,
  noticesKind,
  quotesKind,
  tradeCalendarKind,
} from './data-kinds'
import { showDemoMarket } from './demo/show-demo-market'
import { showDemoNotes } from './demo/show-demo-notes'
import { type DemoMarket, startDemoMarket } from './demo/start-demo-market'
import * as marketTables from './market-tables'
import * as noteTables from './note-tables'
import { registerMarketOperations } from './routes'
import { warnOfTradeCalendar } from './watch-calendar'

declare module '../../jobs/job' {
  interface JobData {
    /** Requests quotes, every minute while the exchanges trade, if a source is configured. */
    'market-quotes': Record<string, never>
    /** Warns if next year's trading days are missing. */
    'look-after-trade-calendar': object
  }
}

/** Long enough for whoever processes quotes in order to have been down. */
const TICKS_KEPT_DAYS = 7

export const marketModule = defineModule({
  name: 'market',
  tables: { ...marketTables, ...noteTables },
  dataKinds: [
    instrumentsKind,
    tradeCalendarKind,
    dailyBarsKind,
    quotesKind,
    corporateActionsKind,
    noticesKind,
  ],
  jobs: [
    moduleJob({
      name: 'market-quotes',
      urgency: 'promised',
      // It re-enqueues itself while the exchanges trade, and starts again each day.
      repeat: 'daily',
      worker(ctx) {
        const source = chooseMarketSource(ctx)
        return () => askForQuotes(ctx, source)
      },
    }),
    moduleJob({
      name: 'look-after-trade-calendar',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => () => warnOfTradeCalendar(ctx),
    }),
  ],
  retention: [
    {
      table: marketTables.quoteTick,
      since: marketTables.quoteTick.received_at,
      days: () => TICKS_KEPT_DAYS,
    },
  ],
  demo: async (_app, ctx) => {
    await showDemoMarket(ctx)
    await showDemoNotes(ctx)
  },
  subjects: {
    instrument_note: (key) => sql`SELECT i.name FROM ${marketTables.instrument} AS i WHERE i.code = ${key}`,
  },
  async serve(app, ctx) {
    registerMarketOperations(app, ctx)
    registerNoteConsole(app, ctx)
    registerSourceConsole(app, ctx)
    let demo: DemoMarket | undefined
    app.addHook('onListen', async () => {
      if (ctx.config.movesDemoMarket) demo = startDemoMarket(ctx)
    })
    app.addHook('onClose', () => demo?.close())
  },
  async begin({ config, db, jobs }) {
    // If a source was configured since this day began, today's job has already run without one.
    if (config.marketSourceUrl !== undefined)
      await db.orm.transaction((tx) => jobs.enqueue(tx, 'market-quotes', {}))
  },
})
