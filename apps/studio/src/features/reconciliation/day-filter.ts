import { billDayFilter, type PaymentSupplierName, paymentSuppliers } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

/** The filter of the days, as kept in the URL. */
export type DayFilter = Pick<Payload<'billDayList'>, 'supplier' | 'state' | 'from' | 'to'>

const { shape } = billDayFilter

/** The filter in the URL of the days. */
export const dayAddress = addressFilter<DayFilter>({
  supplier: shape.supplier,
  state: shape.state,
  from: shape.from,
  to: shape.to,
})

/** `wechat.2026-11-23`: the day that is open. */
export interface OpenedDay {
  supplier: PaymentSupplierName
  day: string
}

const OPENED: OpenedLine<string> = {
  name: 'day',
  read: (text) => (readKey(text) ? text : undefined),
}

/** Parses the key of a day; returns undefined for anything else. */
export function readKey(key: string): OpenedDay | undefined {
  const [name, day = ''] = key.split('.')
  const supplier = paymentSuppliers.find((known) => known === name)
  return supplier && shape.from.safeParse(day).success ? { supplier, day } : undefined
}

/** What the screen shows, as given by its URL. */
export function useDayAddress() {
  return useListAddress(dayAddress, OPENED)
}
