import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import * as tables from './channel-tables'
import { registerChannelConsole } from './console/routes'
import { showDemoLinks } from './demo/show-demo-links'
import { registerShortAddress } from './short-address'

export const channelsModule = defineModule({
  name: 'channels',
  tables,
  demo: (_app, ctx) => showDemoLinks(ctx),
  subjects: {
    tracked_link: (key) => sql`SELECT l.name FROM ${tables.trackedLink} AS l WHERE l.link_id = ${key}`,
  },
  serve(app, ctx) {
    registerShortAddress(app, ctx)
    registerChannelConsole(app, ctx)
  },
})
