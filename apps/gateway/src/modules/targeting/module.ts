import { sql } from 'drizzle-orm'
import { defineModule, moduleJob } from '../define-module'
import { computeTags } from './compute-tag'
import { registerTargetingConsole } from './console/routes'
import { rulesKind, userTagsKind } from './data-kinds'
import { showDemoTags } from './demo-tags'
import { registerTargetingOperations } from './routes'
import { tagConditions } from './tag-conditions'
import * as tables from './targeting-tables'

declare module '../../jobs/job' {
  interface JobData {
    /** Gives computed tags to those who fulfil their expression, and takes them from everybody else. */
    'compute-tags': object
  }
}

export const targetingModule = defineModule({
  name: 'targeting',
  tables,
  dataKinds: [rulesKind, userTagsKind],
  conditions: tagConditions,
  personal: [{ table: tables.userTag, fate: 'delete' }],
  subjects: {
    rule: (key) => sql`SELECT r.name FROM ${tables.rule} AS r WHERE r.rule_id = ${key}`,
    tag: (key) => sql`SELECT t.name FROM ${tables.tag} AS t WHERE t.pd_code = ${key}`,
  },
  jobs: [
    moduleJob({
      name: 'compute-tags',
      urgency: 'upkeep',
      repeat: 'daily',
      worker:
        (ctx, { conditions }) =>
        () =>
          computeTags({ ...ctx, conditions }),
    }),
  ],
  demo: (_app, ctx) => showDemoTags(ctx),
  serve(app, ctx, { declared: { conditions, ruleUses } }) {
    registerTargetingOperations(app, { ...ctx, conditions })
    registerTargetingConsole(app, { ...ctx, conditions, ruleUses })
  },
})
