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
 * What the inbox shows, as its address says. A phone that was looked for is not in it: the leads that it has found are,
 * by their numbers.
 */
export function useLeadAddress() {
  return useListAddress(leadAddress, OPENED)
}
