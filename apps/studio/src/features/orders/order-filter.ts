import { hasHandset, orderFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** What narrows the orders down. */
export type OrderFilter = Omit<Payload<'orderList'>, 'after' | 'limit'>

/** The same as it stands in the address; a phone is never in it. */
export const orderAddress = addressFilter<OrderFilter>(orderFilter.shape, {
  isSecret: (_name, value) => hasHandset(String(value)),
})

/** Whether a text can be a number that orders are found by. */
export function isOrderNumber(text: string): boolean {
  return orderFilter.shape.number.safeParse(text).success
}
