import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { orderAddress } from './order-filter'

const OPENED: OpenedLine<string> = {
  name: 'order',
  read: (text) => (/^\d{24}$/.test(text) ? text : undefined),
}

/** Which orders are shown and which of them is open, as given by the URL. */
export function useOrderAddress() {
  return useListAddress(orderAddress, OPENED)
}
