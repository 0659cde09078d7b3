import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { leadAddress } from './lead-filter'

const OPENED: OpenedLine<number> = {
  name: 'lead',
  read: (text) => {
    const number = Number(text)
    return Number.isSafeInteger(number) && number > 0 ? number : undefined
  },
}

/**
 * What the inbox shows, as given by its URL. A phone number that was searched for is not in it, only the numbers of the
 * leads found.
 */
export function useLeadAddress() {
  return useListAddress(leadAddress, OPENED)
}
