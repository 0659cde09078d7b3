import type { Answer } from '../../state/calls'
import { useList } from '../../ui/list/use-list'
import type { OrderFilter } from './order-filter'

export type OrderRow = Answer<'orderList'>['list'][number]

/** How many orders are loaded at once. */
const PART = 50

/** The orders that match a filter, newest first, part by part. */
export function useOrders(filter: OrderFilter) {
  return useList('orderList', { ...filter, limit: PART })
}

/** How many there are in all. The gateway stops counting where the exact number is of no use: `10,000+`. */
export function totalText({ total, is_total_capped }: Answer<'orderList'>): string {
  return total.toLocaleString('en-US') + (is_total_capped ? '+' : '')
}
