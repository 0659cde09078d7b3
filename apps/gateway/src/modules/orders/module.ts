import { openPayments } from '../../integrations'
import { asEvidence, defineModule, moduleJob } from '../define-module'
import { closeOrderLater } from './close-order'
import { registerOrderConsole } from './console/routes'
import { showDemoOrders } from './demo/show-demo-orders'
import { heldConditions } from './entitlements/held-conditions'
import { registerNotices } from './notices/routes'
import * as tables from './order-tables'
import { orderTools } from './order-tools'
import { preparePaymentFigures } from './payments/payment-figures'
import { sendRefund } from './refunds/send-refund'
import { registerOrderOperations } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Closes an order that was not paid in time. */
    'close-order': { pid: string }
    /** Has a released refund sent back, or asks what became of it. */
    'send-refund': { out_refund_no: string }
  }
}

const WHY_KEPT = 'Accounts have to be kept for years: what was bought, paid and sent back, without a name.'

export const ordersModule = defineModule({
  name: 'orders',
  tables,
  personal: [
    { table: tables.shopOrder, fate: 'keep', why: WHY_KEPT },
    { table: tables.entitlementGrant, fate: 'keep', why: WHY_KEPT },
    { table: tables.hiddenPayer, fate: 'keep', why: 'Otherwise they would be shown again.' },
  ],
  growing: [
    {
      table: tables.paymentEvent,
      limit: 'of what is not believed 600 an hour for a supplier; of the rest what happened',
      goes: asEvidence,
    },
  ],
  jobs: [
    moduleJob({
      name: 'close-order',
      urgency: 'promised',
      worker(ctx) {
        const tools = { ...ctx, suppliers: openPayments(ctx) }
        return ({ pid }) => closeOrderLater(tools, pid)
      },
    }),
    moduleJob({
      name: 'send-refund',
      urgency: 'soon',
      worker(ctx) {
        const tools = { ...ctx, suppliers: openPayments(ctx) }
        return ({ out_refund_no }) => sendRefund(tools, out_refund_no)
      },
    }),
  ],
  conditions: heldConditions,
  demo: (app, ctx, { outside }) =>
    showDemoOrders({ ...orderTools(app, ctx, outside), switches: ctx.switches }),
  serve(app, ctx, { outside }) {
    const tools = orderTools(app, ctx, outside)
    registerOrderOperations(app, tools)
    registerOrderConsole(app, tools)
    registerNotices(app, tools)
    preparePaymentFigures(Object.keys(tools.suppliers))
  },
})
