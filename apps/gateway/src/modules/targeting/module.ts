import { defineModule } from '../define-module'
import { rulesKind, userTagsKind } from './data-kinds'
import { registerTargetingOperations } from './routes'
import * as tables from './targeting-tables'

export const targetingModule = defineModule({
  name: 'targeting',
  tables,
  dataKinds: [rulesKind, userTagsKind],
  personal: [{ table: tables.userTag, fate: 'delete' }],
  serve: (app, ctx, { declared: { memberships } }) =>
    registerTargetingOperations(app, { ...ctx, memberships }),
})
