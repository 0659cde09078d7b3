import { holdingLimits } from '@yingzao/contract/server'
import { defineModule } from '../define-module'
import * as tables from './holding-tables'
import { registerHoldingOperations } from './routes'

export const holdingsModule = defineModule({
  name: 'holdings',
  tables,
  personal: [{ table: tables.holdingCheck, fate: 'delete' }],
  retention: [
    { table: tables.holdingCheck, since: tables.holdingCheck.created_at, days: () => holdingLimits.keptDays },
  ],
  serve: (app, ctx) => registerHoldingOperations(app, ctx),
})
