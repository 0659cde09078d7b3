import {
  errors,
  type OperationResponse,
  type Operations,
  ORDER_STATUS,
  type OrderStatus,
} from '@yingzao/contract/server'
import { AppError } from '../../../http/app-error'
import { SupplierError } from '../../../integrations'
import { findOwnOrder } from '../order-store'
import { askSupplier } from './ask-supplier'
import { openChannels } from './channels'
import { takeTurnToAsk } from './payment-store'
import type { PaymentTools } from './payment-tools'

/** A page asks every three seconds; a supplier is asked about an attempt no more often. */
const ASK_EVERY_S = 3

/**
 * What became of an order. While it awaits payment, its suppliers are asked: notices may be late, and coming back to a
 * page proves nothing. If a supplier does not answer, the order stays as it is.
 */
export async function payResult(
  tools: PaymentTools,
  pid: string,
  uid: number,
): Promise<OperationResponse<Operations['payResult']>> {
  const order = await findOwnOrder(tools.db.orm, { pid, uid })
  if (!order) throw new AppError(errors.orderMissing)
  const known =
    order.status === ORDER_STATUS.open && (await askAll(tools, pid))
      ? await findOwnOrder(tools.db.orm, { pid, uid })
      : order
  const {
    status,
    name,
    sku_name,
    shop_product_id,
    sku_id,
    price,
    discount,
    payable,
    expire_at,
    paid_at,
    now,
  } = known ?? order
  return {
    pid,
    status: status as OrderStatus,
    name: `${name} ${sku_name}`,
    shop_product_id,
    sku_id,
    price,
    discount,
    payable,
    expire_at: expire_at.getTime(),
    now,
    paid_at: paid_at?.getTime() ?? null,
    channels: openChannels(tools.suppliers),
  }
}

async function askAll(tools: PaymentTools, pid: string): Promise<boolean> {
  const attempts = await takeTurnToAsk(tools.db.orm, pid, ASK_EVERY_S)
  const asked = attempts.map((attempt) =>
    askSupplier(tools, attempt).catch((error: unknown) => {
      if (!(error instanceof SupplierError)) throw error
    }),
  )
  await Promise.all(asked)
  return attempts.length > 0
}
