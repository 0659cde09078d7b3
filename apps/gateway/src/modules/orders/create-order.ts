import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { findProduct, findSku } from '../catalogue'
import { closeExpired } from './close-order'
import { findEntitlement } from './entitlements/entitlement-store'
import { mayBuyAgain } from './entitlements/may-buy-again'
import { newPid } from './new-pid'
import { findOpenOrder, insertOrder, keepDisclosure } from './order-store'
import type { PaymentTools } from './payments/payment-tools'
import { type NoticesOnPages, type SeenPage, seenPage } from './seen-page'

type Call = Operations['createOrder']

export type OrderTools = Pick<Context, 'company' | 'jobs'> & PaymentTools & { notices: NoticesOnPages }

/** The job that closes an order comes when it cannot be paid any more. */
const CLOSE_AFTER_S = 30 * 60 + 5

interface Ordered {
  uid: number
  product: { shop_product_id: number; name: string }
  sku: { sku_id: number; name: string; months: number | null; price: number }
  page: SeenPage | undefined
}

/**
 * Makes an order for a visitor, or gives the one that waits for its payment, which keeps the price that it had. The price
 * is the catalogue's; what the page said below is kept with it. Refuses what is not sold, what the visitor has for longer
 * than 30 days, and coupons, of which there are none yet.
 */
export async function createOrder(
  tools: OrderTools,
  input: OperationInput<Call>,
  uid: number,
): Promise<OperationResponse<Call>> {
  if (input.shop_product_id === undefined && input.mark === undefined)
    throw new AppError(errors.invalidParameters)
  if (input.user_coupon_id !== undefined) throw new AppError(errors.couponUnusable)
  const db = tools.db.orm
  const product = await findProduct(db, input)
  const sku = product?.isSold && (await findSku(db, product.shop_product_id, input.sku_id))
  if (!product || !sku) throw new AppError(errors.productOffSale)
  await refuseBought(tools, { uid, shop_product_id: product.shop_product_id })
  const page = await seenPage(tools, input.page_code)
  const waiting = await findOpenOrder(db, { uid, sku_id: sku.sku_id })
  // Its suppliers are asked outside of any transaction: one that was paid at the last moment is not lost.
  if (waiting?.isExpired) await closeExpired(tools, waiting.pid)
  const pid = await db.transaction((tx) => insertOrFind(tools, tx, { uid, product, sku, page }))
  return { pid }
}

async function refuseBought({ db }: OrderTools, of: { uid: number; shop_product_id: number }): Promise<void> {
  const until = await findEntitlement(db.orm, of)
  if (!mayBuyAgain(until)) throw new AppError(errors.alreadyPurchased)
}

async function insertOrFind(
  { jobs }: OrderTools,
  tx: Transaction,
  { uid, product, sku, page }: Ordered,
): Promise<string> {
  const pid = newPid()
  const { disclosure, ...seen } = page ?? {}
  if (disclosure) await keepDisclosure(tx, disclosure)
  const isNew = await insertOrder(tx, {
    pid,
    uid,
    shop_product_id: product.shop_product_id,
    sku_id: sku.sku_id,
    name: product.name,
    sku_name: sku.name,
    months: sku.months,
    price: sku.price,
    payable: sku.price,
    ...seen,
    disclosure_hash: disclosure?.hash,
  })
  if (isNew) {
    await jobs.enqueue(tx, 'close-order', { pid }, { afterSeconds: CLOSE_AFTER_S })
    return pid
  }
  const waiting = await findOpenOrder(tx, { uid, sku_id: sku.sku_id })
  // Closed or paid between the two statements: the next tap finds out which.
  if (!waiting) throw new AppError(errors.operationFailed)
  return waiting.pid
}
