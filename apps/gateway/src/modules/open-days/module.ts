import { sql } from 'drizzle-orm'
import { defineModule, type Occasion } from '../define-module'
import { registerOpenDayConsole } from './console/routes'
import { showDemoOpenDay } from './demo/show-demo-open-day'
import { giveUpPlaces } from './give-up-places'
import * as tables from './open-day-tables'
import { registerOpenDayOperations } from './routes'

/** Two years: by then nobody asks any more who came. */
const KEPT_DAYS = 730

export const openDaysModule = defineModule({
  name: 'open-days',
  tables,
  personal: [{ table: tables.openDayRegister, fate: 'delete' }],
  empty: giveUpPlaces,
  retention: [
    { table: tables.openDayRegister, since: tables.openDayRegister.registered_at, days: () => KEPT_DAYS },
  ],
  occasions: {
    openday: sql<Occasion>`SELECT s.session_id AS occasion_id, e.title, s.start_at AS begins_at, s.end_at AS ends_at,
      e.place, '/h5-page/wealthOpenWeek' AS url, e.revision, s.is_cancelled
      FROM ${tables.openDaySession} AS s JOIN ${tables.openDayEvent} AS e ON e.event_id = s.event_id`,
  },
  demo: (_app, ctx) => showDemoOpenDay(ctx),
  subjects: {
    openday: (key) => sql`SELECT e.title AS name FROM ${tables.openDayEvent} AS e WHERE e.event_id = ${key}`,
    openday_visit: (key) =>
      sql`SELECT r.register_no AS name FROM ${tables.openDayRegister} AS r WHERE r.register_no = ${key}`,
  },
  serve(app, ctx) {
    registerOpenDayOperations(app, ctx)
    registerOpenDayConsole(app, ctx)
  },
})
