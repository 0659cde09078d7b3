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
    /** Asks for quotes, each minute while the exchanges trade, where a source is set. */
    'market-quotes': Record<string, never>
    /** Warns where the trade days of next year are missing. */
    'look-after-trade-calendar': object
  }
}

/** Long enough for whoever works through quotes in their order to have been away. */
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
      // It leaves itself anew while the exchanges trade, and begins again with each day.
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
    // Where a source was set since this day began, its job of today has come and gone without one.
    if (config.marketSourceUrl !== undefined)
      await db.orm.transaction((tx) => jobs.enqueue(tx, 'market-quotes', {}))
  },
})
