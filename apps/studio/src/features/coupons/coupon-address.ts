import { couponBatchFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

/** What narrows the batches down. */
export type BatchFilter = Omit<Payload<'couponBatchList'>, 'after' | 'limit'>

export const batchAddress = addressFilter<BatchFilter>(couponBatchFilter.shape)

const OPENED: OpenedLine<string> = {
  name: 'coupon',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}

/** Returns which batches are shown and which of them is open, according to the address. */
export function useBatchAddress() {
  return useListAddress(batchAddress, OPENED)
}
