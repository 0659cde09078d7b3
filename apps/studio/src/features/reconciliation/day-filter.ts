import { billDayFilter, type PaymentSupplierName, paymentSuppliers } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

/** What narrows the days down, as it stands in the address. */
export type DayFilter = Pick<Payload<'billDayList'>, 'supplier' | 'state' | 'from' | 'to'>

const { shape } = billDayFilter

/** The filter in the address of the days. */
export const dayAddress = addressFilter<DayFilter>({
  supplier: shape.supplier,
  state: shape.state,
  from: shape.from,
  to: shape.to,
})

/** `wechat.2026-11-23`: the day that stands open. */
export interface OpenedDay {
  supplier: PaymentSupplierName
  day: string
}

const OPENED: OpenedLine<string> = {
  name: 'day',
  read: (text) => (readKey(text) ? text : undefined),
}

/** Takes the key of a day apart; undefined for what is none. */
export function readKey(key: string): OpenedDay | undefined {
  const [name, day = ''] = key.split('.')
  const supplier = paymentSuppliers.find((known) => known === name)
  return supplier && shape.from.safeParse(day).success ? { supplier, day } : undefined
}

/** What the screen shows, as its address says. */
export function useDayAddress() {
  return useListAddress(dayAddress, OPENED)
}
