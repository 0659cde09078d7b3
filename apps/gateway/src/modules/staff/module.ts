import { sql } from 'drizzle-orm'
import { defineModule, networkLog } from '../define-module'
import { registerSpeakerConsole } from './console/routes'
import { staffKind, stateCodesKind } from './data-kinds'
import { registerStaffOperations } from './routes'
import * as tables from './staff-tables'

export const staffModule = defineModule({
  name: 'staff',
  tables,
  dataKinds: [staffKind, stateCodesKind],
  personal: [
    { table: tables.staffBind, fate: 'delete' },
    {
      table: tables.stateCodeHit,
      fate: 'unlink',
      why: 'A channel counts its visitors, whoever they were.',
    },
  ],
  retention: [{ table: tables.stateCodeHit, since: tables.stateCodeHit.created_at, days: networkLog }],
  growing: [{ table: tables.stateCodeHit, limit: 'of a network 2,000 an hour; more are led on unnoted' }],
  subjects: {
    staff: (key) => sql`SELECT s.name FROM ${tables.staff} AS s WHERE s.staff_id::text = ${key}`,
  },
  serve(app, ctx, { outside }) {
    registerStaffOperations(app, ctx, outside)
    registerSpeakerConsole(app, ctx)
  },
})
