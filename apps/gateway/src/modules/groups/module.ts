import { defineModule } from '../define-module'
import { groupPostsKind, groupRulesKind, groupsKind } from './data-kinds'
import { findMemberships, givePlacesBack } from './group-store'
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
  memberships: findMemberships,
  serve: (app, ctx, { declared: { memberships } }) => registerGroupOperations(app, { ...ctx, memberships }),
})
