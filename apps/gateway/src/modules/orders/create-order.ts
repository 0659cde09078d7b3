import {
  type CatalogueEntry,
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Origin } from '../../origin/origin'
import { findProduct, findSku } from '../catalogue'
import { recordConversion } from '../conversions'
import { freeCoupon, lockCoupon } from '../coupons'
import { keepingRefusals } from '../suitability'
import { closeExpired } from './close-order'
import { findEntitlement } from './entitlements/entitlement-store'
import { mayBuyAgain } from './entitlements/may-buy-again'
import { newPid } from './new-pid'
import { findOpenOrder, insertOrder, keepDisclosure } from './order-store'
import type { PaymentTools } from './payments/payment-tools'
import { type Passed, passGate } from './purchase-gate'
import { type NoticesOnPages, type SeenPage, seenPage } from './seen-page'

type Call = Operations['createOrder']

export type OrderTools = Pick<Context, 'company' | 'jobs'> & PaymentTools & { notices: NoticesOnPages }

/** The job that closes an order runs when it can no longer be paid. */
const CLOSE_AFTER_S = 30 * 60 + 5

interface Ordered {
  uid: number
  product: { shop_product_id: number; name: string }
  sku: { sku_id: number; name: string; months: number | null; price: number }
  page: SeenPage | undefined
  passed: Passed
  user_coupon_id: number | undefined
  origin: Origin
}

/**
 * Creates an order for a visitor, or returns the one that is waiting for payment, which keeps its price. The price is
 * the catalogue's; what the page said at the bottom is kept with it. Refuses what is not sold, what the visitor has for
 * longer than 30 days, what the law does not allow to be sold to them, and a coupon that is not theirs or does not fit.
 */
export async function createOrder(
  tools: OrderTools,
  input: OperationInput<Call>,
  uid: number,
  origin: Origin,
): Promise<OperationResponse<Call>> {
  if (input.shop_product_id === undefined && input.mark === undefined)
    throw new AppError(errors.invalidParameters)
  const db = tools.db.orm
  const product = await findProduct(db, input)
  const sku = product?.isSold && (await findSku(db, product.shop_product_id, input.sku_id))
  if (!product || !sku) throw new AppError(errors.productOffSale)
  await refuseBought(tools, { uid, shop_product_id: product.shop_product_id })
  const page = await seenPage(tools, input.page_code)
  const waiting = await findOpenOrder(db, { uid, sku_id: sku.sku_id })
  // Its suppliers are asked outside any transaction: a payment made at the last moment is not lost.
  if (waiting?.isExpired) await closeExpired(tools, waiting.pid)
  const { user_coupon_id } = input
  const pid = await keepingRefusals(tools, (refusals) =>
    db.transaction(async (tx) => {
      const passed = await passGate(tx, { uid, product, refusals })
      return insertOrFind(tools, tx, { uid, product, sku, page, passed, user_coupon_id, origin })
    }),
  )
  return { pid }
}

async function refuseBought({ db }: OrderTools, of: { uid: number; shop_product_id: number }): Promise<void> {
  const until = await findEntitlement(db.orm, of)
  if (!mayBuyAgain(until)) throw new AppError(errors.alreadyPurchased)
}

async function insertOrFind(
  { jobs }: OrderTools,
  tx: Transaction,
  { uid, product, sku, page, passed, user_coupon_id, origin }: Ordered,
): Promise<string> {
  const { shop_product_id } = product
  const { sku_id, price } = sku
  const discount = await discountOf(tx, { user_coupon_id, uid, shop_product_id, price })
  // If several taps come at once, the first has the coupon, for the order that the others are given.
  if (discount === undefined) return waitingOrder(tx, { uid, sku_id }, errors.couponUnusable)
  const pid = newPid()
  const { disclosure, ...seen } = page ?? {}
  if (disclosure) await keepDisclosure(tx, disclosure)
  const isNew = await insertOrder(tx, {
    pid,
    uid,
    shop_product_id,
    sku_id,
    name: product.name,
    sku_name: sku.name,
    months: sku.months,
    price,
    discount,
    payable: price - discount,
    user_coupon_id,
    ...passed,
    ...seen,
    disclosure_hash: disclosure?.hash,
  })
  if (isNew) {
    await jobs.enqueue(tx, 'close-order', { pid }, { afterSeconds: CLOSE_AFTER_S })
    const amount = price - discount
    const page_code = page?.page_code
    await recordConversion(tx, origin, { kind: 'order', subject: pid, amount, uid, page_code })
    return pid
  }
  if (user_coupon_id !== undefined) await freeCoupon(tx, user_coupon_id)
  // Closed or paid between the two statements: the next tap finds out which.
  return waitingOrder(tx, { uid, sku_id }, errors.operationFailed)
}

/** The discount of a coupon, which belongs to this order from here on. Undefined: it cannot be used. */
async function discountOf(
  tx: Transaction,
  {
    user_coupon_id,
    ...of
  }: { user_coupon_id: number | undefined; uid: number; shop_product_id: number; price: number },
): Promise<number | undefined> {
  if (user_coupon_id === undefined) return 0
  try {
    return await lockCoupon(tx, { user_coupon_id, ...of })
  } catch (error) {
    if (error instanceof AppError && error.error.code === errors.couponUnusable.code) return undefined
    throw error
  }
}

/** The order that the visitor has for this sku. Throws `otherwise` where there is none. */
async function waitingOrder(
  tx: Transaction,
  of: { uid: number; sku_id: number },
  otherwise: CatalogueEntry,
): Promise<string> {
  const waiting = await findOpenOrder(tx, of)
  if (!waiting) throw new AppError(otherwise)
  return waiting.pid
}
