import { sql } from 'drizzle-orm'
import { defineModule, type Occasion } from '../define-module'
import { registerLiveConsole } from './console/routes'
import { showDemoLives } from './demo/show-demo-lives'
import * as tables from './live-tables'
import { registerLiveOperations } from './routes'

/** Two years: by then nobody asks any more who wanted to see what. */
const KEPT_DAYS = 730

export const livesModule = defineModule({
  name: 'lives',
  tables,
  personal: [{ table: tables.liveReserve, fate: 'delete' }],
  retention: [{ table: tables.liveReserve, since: tables.liveReserve.created_at, days: () => KEPT_DAYS }],
  occasions: {
    live: sql<Occasion>`SELECT l.live_id AS occasion_id, l.title, l.start_at AS begins_at, l.end_at AS ends_at,
      '' AS place, coalesce(nullif(l.url, ''), '/h5-page/wealthOpenWeek') AS url, l.revision, l.is_cancelled
      FROM ${tables.liveEvent} AS l`,
  },
  demo: (_app, ctx) => showDemoLives(ctx),
  subjects: {
    live: (key) => sql`SELECT l.title AS name FROM ${tables.liveEvent} AS l WHERE l.live_id = ${key}`,
  },
  serve(app, ctx) {
    registerLiveOperations(app, ctx)
    registerLiveConsole(app, ctx)
  },
})
