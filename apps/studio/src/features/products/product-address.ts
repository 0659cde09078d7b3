import { productFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

/** The filter of the products. */
export type ProductFilter = Omit<Payload<'productList'>, 'after' | 'limit'>

export const productAddress = addressFilter<ProductFilter>(productFilter.shape)

const OPENED: OpenedLine<number> = {
  name: 'product',
  read: (text) => {
    const number = Number(text)
    return Number.isSafeInteger(number) && number > 0 ? number : undefined
  },
}

/** Which products are shown and which of them is open, as given by the URL. */
export function useProductAddress() {
  return useListAddress(productAddress, OPENED)
}
