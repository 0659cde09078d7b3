import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import { registerGroupConsole } from './console/routes'
import { groupPostsKind, groupRulesKind, groupsKind } from './data-kinds'
import { givePlacesBack, groupConditions, groupRuleUses } from './group-store'
import * as tables from './groups-tables'
import { registerGroupOperations } from './routes'

export const groupsModule = defineModule({
  name: 'groups',
  tables,
  dataKinds: [groupRulesKind, groupsKind, groupPostsKind],
  personal: [
    { table: tables.groupMember, fate: 'delete' },
    { table: tables.serviceGroup, fate: 'delete' },
  ],
  empty: givePlacesBack,
  conditions: groupConditions,
  ruleUses: groupRuleUses,
  subjects: {
    group: (key) => sql`SELECT g.name FROM ${tables.chatGroup} AS g WHERE g.group_id = ${key}`,
    group_activity: (key) => sql`SELECT r.activity FROM ${tables.groupRule} AS r WHERE r.activity = ${key}`,
    group_post: (key) => sql`SELECT p.title FROM ${tables.groupPost} AS p WHERE p.post_id = ${key}`,
  },
  serve(app, ctx, { declared: { conditions } }) {
    registerGroupOperations(app, { ...ctx, conditions })
    registerGroupConsole(app, ctx)
  },
})
