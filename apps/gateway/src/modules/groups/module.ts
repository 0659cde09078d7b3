import { defineModule } from '../define-module'
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
  serve: (app, ctx, { declared: { conditions } }) => registerGroupOperations(app, { ...ctx, conditions }),
})
