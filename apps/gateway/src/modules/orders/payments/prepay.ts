import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
  ORDER_STATUS,
  type PaymentChannel,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../http/app-error'
import { SupplierError } from '../../../integrations'
import { findProduct } from '../../catalogue'
import { keepingRefusals, type Refusals } from '../../suitability'
import { lockOrder } from '../order-state'
import { keepPassed } from '../order-store'
import { passGate } from '../purchase-gate'
import { supplierOf } from './channels'
import { notifyAddress } from './notify-address'
import { openidIn } from './payer-openid'
import { type Attempt, beginAttempt } from './payment-store'
import type { PaymentTools } from './payment-tools'

type Call = Operations['prepay']

/**
 * Begins a payment at a supplier, or continues the one that this channel has. The attempt is stored before the supplier
 * hears of it, so that no payment arrives that we know nothing about. Nothing is revealed about somebody else's order.
 */
export async function prepay(
  tools: PaymentTools,
  input: OperationInput<Call>,
  uid: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<OperationResponse<Call>> {
  const { channel } = input
  const supplier = tools.suppliers[supplierOf(channel)]
  const openid = input.openid ?? openidFor(tools, channel, request)
  const needsOpenid = channel === 'wx_jsapi' || channel === 'wx_mp'
  if (needsOpenid && openid === undefined) throw new AppError(errors.invalidParameters)
  if (!supplier.isSet) throw new AppError(errors.paymentUnavailable)
  const { attempt, name, expire_at } = await begin(tools, input, uid)
  try {
    return await supplier.prepay({
      way: channel,
      outTradeNo: attempt.out_trade_no,
      amount: attempt.amount,
      subject: name,
      expiresAt: expire_at,
      notifyUrl: notifyAddress(tools.config, supplier.supplier),
      payerIp: request.ip,
      ...(openid !== undefined && { openid }),
      returnUrl: returnAddress(tools, input.return_url),
    })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    tools.log.warn({ pid: input.pid, channel }, `A payment could not be begun: ${error.message}`)
    throw new AppError(errors.paymentUnavailable)
  }
}

/** A page inside WeChat knows nothing about its visitor: WeChat gave us the id, and the browser keeps it. */
function openidFor(
  { config }: PaymentTools,
  channel: PaymentChannel,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | undefined {
  return channel === 'wx_jsapi' ? openidIn(config, headers.cookie) : undefined
}

async function begin(
  { db }: PaymentTools,
  { pid, channel }: OperationInput<Call>,
  uid: number,
): Promise<{ attempt: Attempt; name: string; expire_at: Date }> {
  const started = (refusals: Refusals) =>
    db.orm.transaction(async (tx) => {
      const order = await lockOrder(tx, pid)
      if (order?.uid !== uid) throw new AppError(errors.orderMissing)
      if (order.status === ORDER_STATUS.paid) throw new AppError(errors.orderPaid)
      if (order.status !== ORDER_STATUS.open || order.isExpired) throw new AppError(errors.orderClosed)
      const product = await findProduct(tx, order)
      // Since the order was placed, a test may have expired, or a contract may have been withdrawn or replaced by a
      // newer one.
      if (product) await keepPassed(tx, pid, await passGate(tx, { uid, product, refusals }))
      const attempt = await beginAttempt(tx, {
        pid,
        channel,
        supplier: supplierOf(channel),
        amount: order.payable,
      })
      return { attempt, name: `${order.name} ${order.sku_name}`, expire_at: order.expire_at }
    })
  return keepingRefusals({ db }, started)
}

/** The page of ours that was asked for, or the start page: a supplier sends payers wherever we say. */
function returnAddress({ config }: PaymentTools, asked: string | undefined): string {
  const { href, origin } = new URL('/h5-page/', config.publicOrigin)
  if (asked === undefined || !URL.canParse(asked, href)) return href
  const wanted = new URL(asked, href)
  return wanted.origin === origin ? wanted.href : href
}
