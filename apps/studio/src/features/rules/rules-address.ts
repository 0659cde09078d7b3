import { studioOperations } from '@yingzao/contract/studio'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

const { q } = studioOperations.ruleList.request.shape

const address = addressFilter<{ q?: string | undefined }>({ q })

const OPENED: OpenedLine<string> = {
  name: 'rule',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}

/** Which rules are shown and which of them is open, as given by the URL. */
export function useRulesAddress() {
  return useListAddress(address, OPENED)
}
