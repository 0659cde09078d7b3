import { defineModule } from '../define-module'
import { orderTools } from '../orders'
import { registerRenewalConsole } from './console/routes'
import * as tables from './renewal-tables'
import { registerRenewalOperations } from './routes'

/** Who was reminded of what says nothing once the campaign is over. */
const KEPT_DAYS = 90

export const renewalModule = defineModule({
  name: 'renewal',
  tables,
  personal: [{ table: tables.jumpRemind, fate: 'delete' }],
  retention: [{ table: tables.jumpRemind, since: tables.jumpRemind.created_at, days: () => KEPT_DAYS }],
  serve(app, ctx, { outside }) {
    registerRenewalOperations(app, {
      ...orderTools(app, ctx, outside),
      selling: app.publishedPages.blocksWith('takesPayment'),
    })
    registerRenewalConsole(app, ctx)
  },
})
