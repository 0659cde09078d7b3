import { sql } from 'drizzle-orm'
import { defineModule, moduleJob } from '../define-module'
import { registerKeeping } from './console/routes'
import { countRecords } from './count-records'
import { deleteEvidence } from './delete-evidence'
import { emptyHeldErasures } from './held-erasure'
import * as tables from './keeping-tables'

declare module '../../jobs/job' {
  interface JobData {
    /** Deletes the evidence that the law allows to be deleted, and counts what there is. */
    'keep-terms': Record<string, never>
    /** Erases what released holds had kept. */
    'empty-held-erasures': Record<string, never>
  }
}

const WHY_KEPT = 'While a hold stands the law wants what it is for to be kept.'

export const keepingModule = defineModule({
  name: 'keeping',
  tables,
  jobs: [
    moduleJob({
      name: 'empty-held-erasures',
      urgency: 'soon',
      repeat: 'daily',
      worker: (ctx) => async () => {
        while ((await emptyHeldErasures(ctx)) > 0);
      },
    }),
    moduleJob({
      name: 'keep-terms',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => async () => {
        await deleteEvidence(ctx)
        await countRecords(ctx)
      },
    }),
  ],
  personal: [
    { table: tables.legalHold, fate: 'keep', why: WHY_KEPT },
    { table: tables.heldErasure, fate: 'keep', why: `${WHY_KEPT} It is emptied once no hold is left.` },
  ],
  subjects: {
    legal_hold: (key) =>
      sql`SELECT h.reference_no AS name FROM ${tables.legalHold} AS h WHERE h.hold_id::text = ${key}`,
    deletion_report: (key) =>
      sql`SELECT r.table_name AS name FROM ${tables.deletionReport} AS r WHERE r.report_id::text = ${key}`,
  },
  serve: (app, ctx) => registerKeeping(app, ctx),
})
