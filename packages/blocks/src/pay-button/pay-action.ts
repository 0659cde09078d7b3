import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import type { PayButtonProps } from './props'

/**
 * What a press asks of the host: to pay for a product, by its mark or its number. Undefined when there is neither.
 * Older documents have the mark in the block's action.
 */
export function payAction(
  props: Pick<PayButtonProps, 'mark' | 'shop_product_id'>,
  given: Action | undefined,
): Action | undefined {
  const mark = props.mark || given?.mark
  if (mark) return { type: ACTION_TYPES.pay, mark }
  if (props.shop_product_id === '') return undefined
  return {
    type: ACTION_TYPES.pay,
    pageParam: `shop_product_id=${encodeURIComponent(props.shop_product_id)}`,
  }
}

/** The same for one sku of the product. Without a number the gateway takes the first. */
export function withSku(action: Action, sku_id: string): Action {
  return sku_id === '' ? action : { ...action, pageParam: skuParam(action, sku_id) }
}

/** What an action carries, and the sku that is bought. */
export function skuParam({ pageParam }: Action, sku_id: string | number): string {
  return `${pageParam ? `${pageParam}&` : ''}sku_id=${encodeURIComponent(sku_id)}`
}
