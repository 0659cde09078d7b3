import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import * as tables from './kill-switch-tables'
import { refuseStopped } from './refuse-stopped'
import { registerSwitches } from './routes'

/**
 * Makes things disappear from all published pages at once. Pages themselves are rendered without them where they are
 * loaded.
 */
export const killSwitchModule = defineModule({
  name: 'kill-switch',
  tables,
  subjects: {
    kill_switch: (key) =>
      sql`SELECT k.scope || ' ' || k.value AS name FROM ${tables.killSwitch} AS k WHERE k.switch_id::text = ${key}`,
  },
  open: (app, ctx) => refuseStopped(app, ctx),
  serve: (app, ctx) => registerSwitches(app, ctx),
})
