import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { originOf } from '../../origin/origin'
import { createOrder, type OrderTools } from './create-order'
import { usingProducts } from './entitlements/using-products'
import { findBought } from './find-bought'
import { findObstacle } from './find-obstacle'
import { myOrders } from './my-orders'
import { orderReceipt } from './order-receipt'
import { isShown, setShown } from './order-store'
import { payTop } from './pay-top'
import { payResult } from './payments/pay-result'
import { prepay } from './payments/prepay'
import { askRefund } from './refunds/ask-refund'
import { withdrawContract } from './refunds/withdraw-contract'

/** The calls with which visitors buy. */
export function registerOrderOperations(app: FastifyInstance, tools: OrderTools): void {
  registerOperation(app, operations.findUserPayforProduct, ({ shop_product_id }, _request, { uid }) =>
    findBought(tools, shop_product_id, uid),
  )
  registerOperation(app, operations.payTop, (input) => payTop(tools, input))
  registerOperation(app, operations.purchaseGate, (input, _request, { uid }) =>
    findObstacle(tools, input, uid),
  )
  registerOperation(app, operations.createOrder, (input, request, { uid }) =>
    createOrder(tools, input, uid, originOf(request)),
  )
  registerOperation(app, operations.prepay, (input, request, { uid }) => prepay(tools, input, uid, request))
  registerOperation(app, operations.myOrders, (input, _request, { uid }) => myOrders(tools, input, uid))
  registerOperation(app, operations.orderReceipt, ({ pid }, _request, { uid }) =>
    orderReceipt(tools, pid, uid),
  )
  registerOperation(app, operations.usingProducts, (_input, _request, { uid }) => usingProducts(tools, uid))
  registerOperation(app, operations.askRefund, async (wish, _request, { uid }) => {
    const { state } = await askRefund(tools.db, wish, { uid })
    return { state }
  })
  registerOperation(app, operations.contractWithdraw, (input, _request, { uid }) =>
    withdrawContract(tools.db, input, uid),
  )
  registerOperation(app, operations.payerShown, async (_input, _request, { uid }) => {
    const is_shown: 0 | 1 = (await isShown(tools.db.orm, uid)) ? 1 : 0
    return { is_shown }
  })
  registerOperation(app, operations.setPayerShown, async ({ is_shown }, _request, { uid }) => {
    await setShown(tools.db.orm, uid, is_shown === 1)
    return { is_shown }
  })
  registerOperation(app, operations.payResult, ({ pid }, _request, { uid }) => payResult(tools, pid, uid))
}
