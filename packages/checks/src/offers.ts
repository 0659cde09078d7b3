import { ACTION_TYPES, type Action, type Block } from '@yingzao/schema/client'
import type { ProductFacts, SkuFacts } from './facts'
import type { Page } from './page'
import { paramValues } from './page-params'

/** The call that makes an order. */
const ORDER_CALL = '/oabase/api/shop/v1/order'

/** Something on a page by which a product is bought. */
export interface OfferAt {
  block: Block
  /** Below the block, where the product is named. */
  path: string
  /** The object of props that it belongs to: `value`, or `value.list[1]`. */
  owner: string
  /** As the page names the product. */
  mark: string
  shop_product_id: string
  sku_id: string
  /** Undefined: the catalogue has none of this name. */
  product: ProductFacts | undefined
}

/**
 * Every place of a page where something is bought, in document order. Undefined: it is not known what there is to buy.
 */
export function offersOf(page: Page): OfferAt[] | undefined {
  const { products } = page.facts
  if (products === undefined) return undefined
  return [...namedIn(page)].map((named) => ({ ...named, product: findProduct(products, named) }))
}

type Named = Omit<OfferAt, 'product'>

function* namedIn(page: Page): Generator<Named> {
  for (const { block, actions } of page.blocks) {
    const takesPayment = page.is(block, 'takesPayment')
    if (takesPayment) yield* ofButton(block)
    for (const { action, path } of actions) {
      // In older documents this is the button's own product.
      if (takesPayment && path === 'value.action') continue
      yield* ofAction({ block, path, owner: path.replace(/\.?[^.[\]]+$/, '') }, action)
    }
  }
}

function* ofButton(block: Block): Generator<Named> {
  const { value, common } = block
  const [mark, shop_product_id, sku_id] = (['mark', 'shop_product_id', 'sku_id'] as const).map((name) =>
    String(value[name] ?? ''),
  ) as [string, string, string]
  const named = mark || common.action?.mark || ''
  if (named === '' && shop_product_id === '') return
  const path = named === '' ? 'value.shop_product_id' : 'value.mark'
  yield { block, path, owner: 'value', mark: named, shop_product_id, sku_id }
}

function* ofAction(
  place: Pick<Named, 'block' | 'path' | 'owner'>,
  { type, api, pageParam = '', mark: own }: Action,
): Generator<Named> {
  const isOrder = type === ACTION_TYPES.api && api?.split('?')[0] === ORDER_CALL
  if (type !== ACTION_TYPES.pay && !isOrder) return
  const given = paramValues(pageParam)
  const mark = (isOrder ? '' : (own ?? place.block.common.mark)) || given.get('mark') || ''
  const shop_product_id = given.get('shop_product_id') ?? ''
  if (mark === '' && shop_product_id === '') return
  const path = `${place.path}.${own ? 'mark' : 'pageParam'}`
  yield { ...place, path, mark, shop_product_id, sku_id: given.get('sku_id') ?? '' }
}

/** The mark counts if a page gives both. */
function findProduct(
  products: readonly ProductFacts[],
  { mark, shop_product_id }: Pick<Named, 'mark' | 'shop_product_id'>,
): ProductFacts | undefined {
  return products.find((one) =>
    mark === '' ? String(one.shop_product_id) === shop_product_id : one.mark === mark,
  )
}

/** The sku that a press buys: the one that is named, else the first. Undefined: it is not for sale. */
export function skuOf({ product, sku_id }: Pick<OfferAt, 'product' | 'sku_id'>): SkuFacts | undefined {
  const skus = product?.skus ?? []
  return sku_id === '' ? skus[0] : skus.find((sku) => String(sku.sku_id) === sku_id)
}
