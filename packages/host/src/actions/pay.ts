import { errors } from '@yingzao/contract/client'
import { ActionFailure, type ActionTools, always, type Handler } from './handler'
import { parseParams } from './params'

/** Product numbers by mark; for any other mark only the gateway knows the product (SPEC.md section 9). */
const PRODUCTS = new Map([['dbzs', '1191']])

/** Purchase pages of the app: newer versions and everybody outside the app use a different one from older versions. */
const PURCHASE_PAGE = { newer: 870, older: 82 }

/** Type 4: buys a product that the visitor does not have yet. */
export const pay: Handler = {
  needsLogin: always,
  async run({ mark, pageParam }, tools) {
    const given = parseParams(pageParam)
    const shop_product_id = (mark && PRODUCTS.get(mark)) || given.shop_product_id
    if (!mark && !shop_product_id) throw new ActionFailure(errors.productOffSale.msg)
    // A product that expires soon is bought again; whether that is allowed is up to the gateway when it makes the
    // order.
    if (shop_product_id && given.renew !== '1') await refuseIfBought(shop_product_id, tools)
    const param = { ...given, ...(mark ? { mark } : {}), ...(shop_product_id ? { shop_product_id } : {}) }
    await tools.primitives.jump({ type: 4, id: purchasePage(tools), param })
  },
}

/** When no answer comes, the purchase page, which asks again, is no way around it: the visitor tries again. */
async function refuseIfBought(shop_product_id: string, { ask }: ActionTools): Promise<void> {
  const { code, msg, response } = await ask('findUserPayforProduct', { shop_product_id })
  if (!response) throw new ActionFailure(msg, code)
  if (response.is_pay === 1)
    throw new ActionFailure(errors.alreadyPurchased.msg, errors.alreadyPurchased.code)
}

function purchasePage({ container, isNewer }: ActionTools): number {
  return container === 'app' && !isNewer() ? PURCHASE_PAGE.older : PURCHASE_PAGE.newer
}
