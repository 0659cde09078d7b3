import type { SalePage } from './cashier-tools'
import type { Goods } from './wish'

/** What steps before an order may do: ask, and show what has to be chosen or done. */
export interface StepTools {
  findSalePage(of: Readonly<Record<string, string>>): Promise<SalePage | undefined>
  chooseSku(page: SalePage): Promise<number>
  /** Resolves when the gateway would sell these goods to this visitor, or when it does not say. */
  passGate(goods: Goods): Promise<void>
  /** One of those that fit, best first. Null: none was chosen, or there is none. */
  chooseCoupon(goods: Goods): Promise<number | null>
}

type Step = (goods: Goods, tools: StepTools) => Promise<Goods>

/**
 * What happens between the wish to buy and the order, in this order; each step may add to what the order consists of.
 * What the law requires is checked by the gateway again, when the order is made and when it is paid.
 */
const STEPS: readonly Step[] = [withProduct, pastGate, withCoupon]

/** Runs all steps. Never resolves when the visitor does not continue. */
export async function beforeOrder(goods: Goods, tools: StepTools): Promise<Goods> {
  let wanted = goods
  for (const step of STEPS) wanted = await step(wanted, tools)
  return wanted
}

/** Which product it is, and which of several skus. If the sale page is not known, the gateway decides. */
async function withProduct(goods: Goods, { findSalePage, chooseSku }: StepTools): Promise<Goods> {
  const { sku_id, shop_product_id = '', mark, page_id } = goods
  if (sku_id && shop_product_id) return goods
  const page = await findSalePage(page_id ? { page_id } : mark ? { mark } : { shop_product_id })
  if (!page) return goods
  const wanted = { ...goods, shop_product_id: String(page.product.shop_product_id) }
  if (sku_id || page.skus.length < 2) return wanted
  return { ...wanted, sku_id: String(await chooseSku(page)) }
}

/** Risk test and contract, where they are asked for. */
async function pastGate(goods: Goods, { passGate }: StepTools): Promise<Goods> {
  await passGate(goods)
  return goods
}

/** The best coupon is named, and another may be chosen, or none. */
async function withCoupon(goods: Goods, { chooseCoupon }: StepTools): Promise<Goods> {
  if (goods.user_coupon_id || !goods.shop_product_id) return goods
  const chosen = await chooseCoupon(goods)
  return chosen === null ? goods : { ...goods, user_coupon_id: String(chosen) }
}
