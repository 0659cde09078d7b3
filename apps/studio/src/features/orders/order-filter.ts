import { hasHandset, orderFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** The filter of the orders. */
export type OrderFilter = Omit<Payload<'orderList'>, 'after' | 'limit'>

/** The same as kept in the URL; a phone number is never in it. */
export const orderAddress = addressFilter<OrderFilter>(orderFilter.shape, {
  isSecret: (_name, value) => hasHandset(String(value)),
})

/** Whether a text can be a number by which orders are found. */
export function isOrderNumber(text: string): boolean {
  return orderFilter.shape.number.safeParse(text).success
}
