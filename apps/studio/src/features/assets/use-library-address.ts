import { type StudioOperations, studioOperations } from '@yingzao/contract/studio'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import type { AssetFilter } from './use-assets'

const { shape }: StudioOperations['assetList']['request'] = studioOperations.assetList.request

/** The filter in the address of the library. */
const FILTER = addressFilter<AssetFilter>({
  q: shape.q,
  // `picture` is what the picker asks for; the library offers no such choice.
  kind: shape.kind.unwrap().exclude(['picture']),
  hidden: shape.hidden,
})

const OPENED: OpenedLine<string> = {
  name: 'asset',
  read: (hash) => (/^[0-9a-f]{64}$/.test(hash) ? hash : undefined),
}

/**
 * Returns what the library shows, according to its address: a reload, the back button and a link sent to a colleague
 * show the same.
 */
export function useLibraryAddress() {
  return useListAddress(FILTER, OPENED)
}
