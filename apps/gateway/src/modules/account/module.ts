import { asEvidence, defineModule, oncePerCode } from '../define-module'
import * as tables from './account-tables'
import { brokersKind } from './data-kinds'
import { registerAccountOperations } from './routes'

export const accountModule = defineModule({
  name: 'account',
  tables,
  dataKinds: [brokersKind],
  personal: [{ table: tables.accountIntent, fate: 'delete' }],
  growing: [{ table: tables.accountIntent, limit: oncePerCode, goes: asEvidence }],
  serve: (app, ctx, { outside }) => registerAccountOperations(app, ctx, outside),
})
