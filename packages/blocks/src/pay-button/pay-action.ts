import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import type { PayButtonProps } from './props'

/**
 * What a press asks of the host: to pay for a product, by its mark or its number. Undefined when there is neither.
 * Older documents have the mark in the block's action.
 */
export function payAction(props: PayButtonProps, given: Action | undefined): Action | undefined {
  const mark = props.mark || given?.mark
  if (mark) return { type: ACTION_TYPES.pay, mark }
  if (props.shop_product_id === '') return undefined
  return {
    type: ACTION_TYPES.pay,
    pageParam: `shop_product_id=${encodeURIComponent(props.shop_product_id)}`,
  }
}
