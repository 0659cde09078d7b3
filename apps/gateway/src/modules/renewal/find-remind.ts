import { type OperationResponse, type Operations, yuanOf } from '@yingzao/contract/server'
import { ACTION_TYPES } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { chinaDay } from '../../time/china-time'
import { findSku } from '../catalogue'
import { findUsable } from '../coupons'
import { findReminder, type OrderTools } from '../orders'
import { productsOnPage, type SellingPages } from './products-on-page'
import { noteReminder, wasReminded } from './remind-store'

type Answer = OperationResponse<Operations['jumpRemindFind']>
type Said = { [Key in keyof Answer]: NonNullable<Answer[Key]> }

export type RemindTools = Pick<Context, 'db'> & Pick<OrderTools, 'notices'> & { selling: SellingPages }

const NOTHING: Answer = {
  need_remind: false,
  type: null,
  title: null,
  content: null,
  button_text: null,
  target: null,
}

/**
 * What a visitor is reminded of on a page that sells: a waiting order, then a product of the page that ends soon, then
 * a coupon that fits what it sells. Once a day; if two pages ask at once, the table's key lets one of them remind.
 */
export async function findRemind(tools: RemindTools, page_code: string, uid: number): Promise<Answer> {
  const db = tools.db.orm
  if (await wasReminded(db, uid)) return NOTHING
  const products = await productsOnPage(tools, page_code)
  const said = (await ofOrders(tools, page_code, uid, products)) ?? (await ofCoupons(tools, uid, products))
  if (!said) return NOTHING
  return (await noteReminder(db, { uid, kind: said.type, page_code })) ? said : NOTHING
}

async function ofOrders(
  tools: RemindTools,
  page_code: string,
  uid: number,
  products: readonly number[],
): Promise<Said | undefined> {
  const found = await findReminder(tools, { uid, products })
  if (!found) return undefined
  if (found.type === 'unpaid') {
    const { pid, name, minutes, payable } = found
    return {
      need_remind: true,
      type: 'unpaid',
      title: '您有一笔订单等待支付',
      content: `${name}，应付 ¥${yuanOf(payable)}，${minutes} 分钟后自动关闭`,
      button_text: '去支付',
      target: { action: { type: ACTION_TYPES.page, pageName: 'orderPay', pageParam: `pid=${pid}` } },
    }
  }
  const { name, expire_at, days_left, page = page_code } = found
  // The page says so itself.
  if (page === page_code) return undefined
  return {
    need_remind: true,
    type: 'expiring',
    title: '您的服务即将到期',
    content: `${name}将于 ${chinaDay(new Date(expire_at))} 到期，还有 ${days_left} 天；到期不会自动扣费`,
    button_text: '去续费',
    target: { action: { type: ACTION_TYPES.link, atext: `/h5-page/h5/${page}` } },
  }
}

/** The best of those that fit the first thing that the page sells. */
async function ofCoupons(
  { db }: RemindTools,
  uid: number,
  products: readonly number[],
): Promise<Said | undefined> {
  const [shop_product_id] = products
  const sku = shop_product_id && (await findSku(db.orm, shop_product_id, undefined))
  if (!shop_product_id || !sku) return undefined
  const [best] = await findUsable(db.orm, { uid, shop_product_id, price: sku.price })
  if (!best || best.why !== null) return undefined
  const { batch, coupon, discount } = best
  return {
    need_remind: true,
    type: 'coupon',
    title: '您有一张优惠券可用',
    content: `“${batch.title}”本次可减 ¥${yuanOf(discount)}，${chinaDay(coupon.expire_at)} 前有效`,
    button_text: '查看优惠券',
    target: { action: { type: ACTION_TYPES.page, pageName: 'coupons' } },
  }
}
