import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import { registerSuitabilityConsole } from './console/routes'
import { showDemoTests } from './demo/show-demo-tests'
import { registerSuitabilityOperations } from './routes'
import * as tables from './suitability-tables'

const WHY_KEPT = 'Who advises on securities has to prove for years whom they asked what before a purchase.'

export const suitabilityModule = defineModule({
  name: 'suitability',
  tables,
  personal: [
    { table: tables.riskTest, fate: 'keep', why: WHY_KEPT },
    { table: tables.suitabilityCheck, fate: 'keep', why: WHY_KEPT },
  ],
  subjects: {
    questionnaire: (key) =>
      sql`SELECT q.title || ' v' || q.version FROM ${tables.questionnaire} AS q WHERE q.version::text = ${key}`,
  },
  demo: (_app, ctx) => showDemoTests(ctx),
  serve(app, ctx) {
    registerSuitabilityOperations(app, ctx)
    registerSuitabilityConsole(app, ctx)
  },
})
