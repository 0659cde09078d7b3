import type { SalePage } from './cashier-tools'
import type { Goods } from './wish'

/** What steps before an order may do: ask, and show what has to be chosen. */
export interface StepTools {
  findSalePage(of: { mark: string } | { page_id: string }): Promise<SalePage | undefined>
  chooseSku(page: SalePage): Promise<number>
}

type Step = (goods: Goods, tools: StepTools) => Promise<Goods>

/**
 * What happens between the wish to buy and the order, in this order; each may add to what the order is made of. Coupons,
 * the risk test and the contract have their place here.
 */
const STEPS: readonly Step[] = [withSku]

/** Goes through all steps. Never comes back where the visitor goes no further. */
export async function beforeOrder(goods: Goods, tools: StepTools): Promise<Goods> {
  let wanted = goods
  for (const step of STEPS) wanted = await step(wanted, tools)
  return wanted
}

/** Has one of several skus chosen. What is not known of a page for sale, the gateway decides. */
async function withSku(goods: Goods, { findSalePage, chooseSku }: StepTools): Promise<Goods> {
  const { sku_id, mark, page_id } = goods
  if (sku_id) return goods
  const page = page_id ? await findSalePage({ page_id }) : mark ? await findSalePage({ mark }) : undefined
  if (!page || page.skus.length < 2) return goods
  return { ...goods, sku_id: String(await chooseSku(page)) }
}
