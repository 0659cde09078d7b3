import type { Context } from '../../../context'
import { openPaymentSandbox } from '../../../integrations'
import { NO_ORIGIN } from '../../../origin/origin'
import { isStopped } from '../../../switches/switch-data'
import { issueSession } from '../../passport'
import { createOrder, type OrderTools } from '../create-order'
import { moveGrant } from '../entitlements/entitlement-store'
import { takeNotice } from '../notices/take-notice'
import { hasOrders } from '../order-store'
import { supplierOf } from '../payments/channels'
import { prepay } from '../payments/prepay'
import { askRefund } from '../refunds/ask-refund'
import { decideRefund } from '../refunds/decide-refund'
import { sendRefund } from '../refunds/send-refund'
import { closeUnpaid, payInSandbox } from '../sandbox/pay-in-sandbox'
import { DEMO_ORDERS, type DemoOrder } from './demo-orders'

/** Where most of the demo's orders were made. */
const PAGE = 'course'

/** No actual member: on a first start there are none yet. */
const NO_MEMBER = 0

/**
 * Creates an order in every state if there is none at all: each the way that visitors and suppliers would, so that the
 * sandbox's books and ours agree. If real accounts are configured there are none. While selling is switched off none is
 * created either: the first start after that creates them.
 */
export async function showDemoOrders(tools: OrderTools & Pick<Context, 'switches'>): Promise<void> {
  const { config, db, switches } = tools
  if (config.wechatPay || config.alipay || (await hasOrders(db.orm))) return
  if (isStopped('pay', await switches.read())) return
  for (const order of DEMO_ORDERS) await showOrder(tools, order)
}

async function showOrder(
  tools: OrderTools,
  {
    handset,
    shop_product_id,
    sku_id,
    channel,
    payment = {},
    isClosed,
    refund,
    page = PAGE,
    daysLeft,
  }: DemoOrder,
): Promise<void> {
  const { uid } = await issueSession(tools, tools.db.orm, handset)
  const { pid } = await createOrder(tools, { shop_product_id, sku_id, page_code: page }, uid, NO_ORIGIN)
  if (isClosed) await closeUnpaid(tools, pid)
  if (!channel) return
  const { form } = await prepay(tools, { pid, channel }, uid, { ip: '127.0.0.1', headers: {} })
  const supplier = supplierOf(channel)
  // Alipay hears of a payment from the payer's browser.
  if (form) await (await openPaymentSandbox(tools, supplier)).open(form)
  await payInSandbox(tools, pid, payment, async ({ headers, body }) => {
    await takeNotice(tools, tools.suppliers[supplier], { headers, body: Buffer.from(body) })
    return ''
  })
  if (daysLeft !== undefined) await moveGrant(tools.db.orm, pid, daysLeft)
  if (!refund) return
  const { isSent, ...wish } = refund
  const { out_refund_no } = await askRefund(tools.db, { pid, ...wish }, { uid })
  if (!isSent) return
  await tools.db.orm.transaction((tx) =>
    decideRefund(tools, tx, { out_refund_no, decision: 'released', member: NO_MEMBER }),
  )
  await sendRefund(tools, out_refund_no)
}
