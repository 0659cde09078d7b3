import { productFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

/** What narrows the products down. */
export type ProductFilter = Omit<Payload<'productList'>, 'after' | 'limit'>

export const productAddress = addressFilter<ProductFilter>(productFilter.shape)

const OPENED: OpenedLine<number> = {
  name: 'product',
  read: (text) => {
    const number = Number(text)
    return Number.isSafeInteger(number) && number > 0 ? number : undefined
  },
}

/** Which products are shown and which of them stands open, as the address says. */
export function useProductAddress() {
  return useListAddress(productAddress, OPENED)
}
